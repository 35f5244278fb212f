import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenDataMeta } from '#worker/modules/open-data/import/import.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { ImportChoices } from './import-choices.tsx'
import { openDataPreviewQuery, openKinds, useImportOpenData, type OpenDataChoice } from './open-data.queries.ts'
import { PreviewTable } from './preview-table.tsx'

export function ImportSections({ meta }: { meta: OpenDataMeta }) {
  const t = useTranslations('sections')
  const language = useLanguage()
  const [choice, choose] = useState<OpenDataChoice>(() => ({
    version: meta.versions.find((one) => one === language) ?? meta.versions[0] ?? '',
    kinds: openKinds,
    update: false,
  }))
  const { data, error, isPlaceholderData, refetch } = useQuery(openDataPreviewQuery(choice))
  const make = useImportOpenData()
  const isChosen = choice.kinds.length > 0
  const changes = openKinds.reduce((sum, kind) => {
    const total = data?.totals[kind]
    return sum + (total?.total_created ?? 0) + (total?.total_updated ?? 0)
  }, 0)
  return (
    <>
      <Section title={t('nutrition.open.choose.title')} text={t('nutrition.open.choose.text')}>
        <ImportChoices meta={meta} choice={choice} onChange={choose} />
      </Section>
      <Section title={t('nutrition.open.preview.title')} text={t('nutrition.open.preview.text')}>
        {isChosen ? null : <p className="text-sm text-muted">{t('nutrition.open.preview.nothing')}</p>}
        {isChosen && error ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
        {isChosen && !data && !error ? <Skeleton className="h-48" /> : null}
        {isChosen && data && !error ? <PreviewTable preview={data} /> : null}
        <Button
          className="self-start"
          disabled={!isChosen || !data || error !== null || isPlaceholderData || changes === 0}
          pending={make.isPending}
          onClick={() => make.mutate(choice)}
        >
          {changes > 0 && isChosen ? t('nutrition.open.go', { count: changes }) : t('nutrition.open.goNothing')}
        </Button>
      </Section>
    </>
  )
}
