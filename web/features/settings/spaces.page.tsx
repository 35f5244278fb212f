import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { spacesQuery, useSwitchSpace } from '#web/components/shell/switch-space.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LeaveSpace } from './people/leave-space.tsx'
import { membershipsQuery } from './people/people.queries.ts'
import { SpaceForm } from './space.form.tsx'
import { TimeZoneHint } from './time-zone-hint.tsx'

export function SpacesPage() {
  const t = useTranslations('settings')
  const { space: here, user } = useSession()
  const { data: memberships } = useSuspenseQuery(membershipsQuery)
  const { data: spaces } = useSuspenseQuery(spacesQuery)
  const switchSpace = useSwitchSpace()
  return (
    <>
      <PageHeader title={t('spaces.title')} text={t('spaces.text')} tight />
      <TimeZoneHint />
      <Card>
        <ul className="divide-y divide-line px-5 sm:px-6">
          {spaces.map((space) => (
            <li key={space.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
              {space.image ? (
                <img src={space.image.preview} alt="" className="size-12 shrink-0 rounded-md object-cover" />
              ) : null}
              <div className="min-w-0 grow basis-48">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  <bdi className="min-w-0 wrap-anywhere">{space.name}</bdi>
                  {space.id === here?.id ? <Badge tone="success">{t('spaces.active')}</Badge> : null}
                  {space.created_by?.id === user.id ? <Badge tone="outline">{t('spaces.yours')}</Badge> : null}
                </p>
                <p className="mt-0.5 text-sm text-muted">
                  {t('spaces.members', { count: space.user_count })} ·{' '}
                  {t('spaces.recipes', { count: space.recipe_count })}
                </p>
              </div>
              {space.id === here?.id ? null : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('spaces.openNamed', { name: space.name })}
                  onClick={() => void switchSpace(space.id)}
                >
                  {t('spaces.open')}
                </Button>
              )}
              {space.created_by?.id === user.id ? null : (
                <LeaveSpace space={space} membership={memberships.find((one) => one.space === space.id)?.id} />
              )}
            </li>
          ))}
        </ul>
      </Card>
      <SpaceForm />
    </>
  )
}
