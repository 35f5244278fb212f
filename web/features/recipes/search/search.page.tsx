import { lazy, Suspense, useState } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { today } from '#web/lib/format/civil-date.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FilterChips } from './filter-chips.tsx'
import { NewRecipeButton } from './new-recipe.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search.box.tsx'
import { toApiFilters } from './search-query.ts'
import type { RecipeSearch } from './search-state.ts'
import { SearchTools } from './search-tools.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('./filter.sheet.tsx')).FilterSheet }))

export function SearchPage({ search }: { search: RecipeSearch }) {
  const t = useTranslations('recipes')
  const { user } = useSession()
  const [day] = useState(today)
  const sheet = useOverlay('filters')
  const filters = toApiFilters(search, { me: user.id, today: day })
  return (
    <Page width="wide">
      <PageHeader title={t('search.title')} actions={<NewRecipeButton />} />
      <SearchBox search={search} />
      <FilterChips search={search} onMore={sheet.show} />
      <SearchTools search={search} filters={filters} />
      <Results search={search} filters={filters} />
      {sheet.open ? (
        <Suspense>
          <FilterSheet search={search} filters={filters} onOpenChange={sheet.set} />
        </Suspense>
      ) : null}
    </Page>
  )
}
