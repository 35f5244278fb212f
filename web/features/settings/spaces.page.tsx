import { useSuspenseQuery } from '@tanstack/react-query'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { spacesQuery, useSwitchSpace } from '#web/components/shell/switch-space.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { TransferSpaceForm } from './transfer-space.form.tsx'
import { SpaceDeletion } from './space-deletion.tsx'
import { SpaceForm } from './space.form.tsx'
import { TimeZoneHint } from './time-zone-hint.tsx'

export function SpacesPage() {
  const t = useTranslations('settings')
  const { space: here, user, creator } = useSession()
  const { data: spaces } = useSuspenseQuery(spacesQuery)
  const switchSpace = useSwitchSpace()
  return (
    <>
      <PageHeader title={t('spaces.title')} text={t('spaces.text')} tight />
      <TimeZoneHint />
      <Card>
        <ul className="divide-y divide-line px-5 sm:px-6">
          {spaces.map((space) => (
            <li key={space.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  <bdi className="truncate">{space.name}</bdi>
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
            </li>
          ))}
        </ul>
      </Card>
      <SpaceForm />
      {here && creator && !here.erase_at ? (
        <>
          <TransferSpaceForm space={here} me={user.id} />
          <SpaceDeletion space={here} />
        </>
      ) : null}
    </>
  )
}
