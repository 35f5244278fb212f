import { LayoutGrid, Rows3, Shuffle } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useChangeSearch } from './search.change.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { type Sort, sorts, usualSort } from '#web/lib/recipe-search/sorts.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { useQuery } from '@tanstack/react-query'
import { resultsQuery } from './search-query.ts'

const maxSeed = 1_000_000
const randomSeed = () => 1 + Math.floor(Math.random() * maxSeed)

export function SearchTools({ search, filters }: { search: RecipeSearch; filters: ApiQuery }) {
  const t = useTranslations('recipes')
  const change = useChangeSearch()
  const [view, setView] = useDeviceSetting('search_viewMode')
  const usual = usualSort(search)
  const sort = search.sort ?? usual
  const choose = (next: Sort) =>
    change({ sort: next === usual ? undefined : next, seed: next === 'random' ? randomSeed() : undefined })
  return (
    <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ResultCount filters={filters} asked={search.q} />
      <div className="flex flex-wrap items-center gap-2">
        {sort === 'random' ? (
          <IconButton label={t('sort.shuffle')} icon={<Shuffle />} onClick={() => change({ seed: randomSeed() })} />
        ) : null}
        <label htmlFor="recipes-sort" className="sr-only">
          {t('sort.label')}
        </label>
        <Select
          id="recipes-sort"
          className="w-40 sm:w-48"
          value={sort}
          onValueChange={choose}
          options={sorts
            .filter((value) => value !== 'best' || search.q)
            .map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        <SegmentedControl
          label={t('view.label')}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'grid', label: t('view.grid'), icon: <LayoutGrid aria-hidden />, iconOnly: true },
            { value: 'table', label: t('view.list'), icon: <Rows3 aria-hidden />, iconOnly: true },
          ]}
        />
      </div>
    </div>
  )
}

/** Announced once typing settles, because it changes only with the answer. */
function ResultCount({ filters, asked }: { filters: ApiQuery; asked: string | undefined }) {
  const t = useTranslations('recipes')
  const { data, isPlaceholderData } = useQuery(resultsQuery(filters, 1))
  const corrected = data && 'corrected' in data && typeof data.corrected === 'string' ? data.corrected : undefined
  return (
    <output aria-live="polite" aria-busy={isPlaceholderData} className="min-h-5 text-sm text-muted">
      {data && !isPlaceholderData ? t('search.found', { count: data.count }) : null}
      {data && isPlaceholderData ? <span aria-hidden>{t('search.found', { count: data.count })}</span> : null}
      {corrected && !isPlaceholderData ? ` · ${t('search.corrected', { asked: asked ?? '', corrected })}` : null}
    </output>
  )
}
