import { Suspense, useMemo, useState } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { countFilters } from '#web/lib/recipe-search/count-filters.ts'
import { parseSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { toApiFilters } from '#web/lib/recipe-search/to-api-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { NewRecipeButton } from './new-recipe.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search.box.tsx'
import { SearchTools } from './search-tools.tsx'

const SearchSentence = lazyPart(() => import('./search-sentence.tsx'), 'SearchSentence')
const FilterSheet = lazyPart(() => import('./filter.sheet.tsx'), 'FilterSheet')

export function SearchPage({ address }: { address: Record<string, unknown> }) {
  const t = useTranslations('recipes')
  const { user } = useSession()
  const search = useMemo(() => parseSearch(address), [address])
  const [control, setControl] = useState<string>()
  const sheet = useOverlay('filters')
  // Only where there is more to say than what was typed.
  const isAsked = countFilters(search) > 0 || search.sort !== undefined
  const filters = toApiFilters(search, user.id)
  const open = (next?: string) => {
    setControl(next)
    sheet.show()
  }
  return (
    <Page width="wide">
      <PageHeader title={t('search.title')} actions={<NewRecipeButton />} />
      <SearchBox search={search} />
      <FilterChips search={search} onMore={() => open()} />
      {isAsked ? (
        <Suspense>
          <SearchSentence search={search} onOpen={open} />
        </Suspense>
      ) : null}
      <SearchTools search={search} filters={filters} />
      <Results search={search} filters={filters} />
      {sheet.open ? (
        <Suspense>
          <FilterSheet search={search} filters={filters} at={control} onOpenChange={sheet.set} />
        </Suspense>
      ) : null}
    </Page>
  )
}
