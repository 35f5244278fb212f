import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ImportSections } from './import-sections.tsx'
import { openDataQuery } from './open-data.queries.ts'

/** What the server can bring in, or who could see to it. */
export function Offered() {
  const t = useTranslations('sections')
  const { data: meta } = useSuspenseQuery(openDataQuery)
  const isConfigured = meta.datatypes.length > 0
  if (meta.versions.length === 0)
    return (
      <EmptyState
        title={t('nutrition.open.none')}
        text={t(isConfigured ? 'nutrition.open.noneText' : 'nutrition.open.notConfigured')}
      />
    )
  return <ImportSections meta={meta} />
}
