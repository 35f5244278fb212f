import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { thingLink } from '#web/components/things/thing-link.ts'
import { PersonAvatar } from '#web/components/things/person-avatar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DeedDetails } from './deed-details.tsx'
import { type Deed, isReversible } from './group-activity.ts'
import { useSentence } from './use-sentence.ts'
import { useUndo } from './use-undo.ts'

export function DeedItem({ deed }: { deed: Deed }) {
  const t = useTranslations('activity')
  const common = useTranslations('common')
  const { date } = useFormat()
  const { whole, who } = useSentence()
  const mayUndo = useHasRole('user') && isReversible(deed)
  const undo = useUndo(deed)
  const sentence = whole(deed.main)
  const at = new Date(deed.at)
  const link = linkOf(deed)
  return (
    <li className="flex items-start gap-3 py-3">
      <PersonAvatar id={deed.actor?.id ?? null} name={who(deed.actor)} />
      <div className="min-w-0 grow">
        <p dir="auto" className="wrap-anywhere">
          {link ? (
            <Link {...link} className="underline-offset-4 hover:underline">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        <div className="text-sm text-muted">
          <time dateTime={deed.at} title={date(at, 'moment')}>
            {date(at, 'time')}
          </time>
          <DeedDetails deed={deed} />
        </div>
      </div>
      {mayUndo ? (
        <Button
          variant="ghost"
          size="sm"
          pending={undo.isPending}
          aria-label={t('undoNamed', { sentence })}
          onClick={() => undo.mutate()}
        >
          <Undo2 aria-hidden />
          <span className="max-sm:sr-only">{common('undo.action')}</span>
        </Button>
      ) : null}
    </li>
  )
}

/** Deleted things have no page. */
function linkOf({ main }: Deed) {
  const [row] = main
  if (!row || main.length > 1 || ['deleted', 'purged', 'merged'].includes(row.verb)) return null
  const things = [{ kind: row.kind, id: row.id ?? 0 }, ...row.about]
  return things.map(({ kind, id }) => thingLink(kind, id)).find((link) => link !== null) ?? null
}
