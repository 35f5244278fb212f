import { PersonAvatar } from '#web/components/things/person-avatar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PersonSheet } from './person.sheet.tsx'
import type { PersonRow } from './people.queries.ts'

export function PersonItem({ person }: { person: PersonRow }) {
  const t = useTranslations('household')
  const { user, creator } = useSession()
  const sheet = useOverlay(`person-${person.id}`)
  const name = person.user.display_name
  const isMe = person.user.id === user.id
  return (
    <li className="flex items-center gap-3.5 py-3">
      <PersonAvatar id={person.user.id} name={name} className="size-11 text-lg" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          {isMe ? <Badge tone="success">{t('you')}</Badge> : null}
          {person.creator ? <Badge tone="outline">{t('owner')}</Badge> : null}
        </p>
        <p className="text-sm text-muted">{t(`roles.${person.role}`)}</p>
      </div>
      {creator && !isMe ? (
        <Button variant="outline" size="sm" aria-label={t('person.changeNamed', { name })} onClick={sheet.show}>
          {t('person.change')}
        </Button>
      ) : null}
      {creator && !isMe && sheet.open ? <PersonSheet person={person} onOpenChange={sheet.set} /> : null}
    </li>
  )
}
