import { useQueries } from '@tanstack/react-query'
import type { SentencePart } from '#web/components/recipe-search/sentence-parts.ts'
import { useSentence } from '#web/components/recipe-search/use-sentence.ts'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { resourceListQuery } from '#web/lib/api/resource.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { changeSearch } from '#web/lib/recipe-search/search-change.ts'
import { toApiFilters } from '#web/lib/recipe-search/to-api-filters.ts'
import { useChangeSearch } from './search.change.ts'

/** Each is a call, and more would be no help. */
const maxAsked = 6
const maxShown = 3

const narrows = ({ kind }: SentencePart) => kind !== 'sort' && kind !== 'newFirst' && kind !== 'exact'

/** What would be found without one part of the search, the fewest first, as these are nearest to what was asked. */
export function NearestSearches({ search }: { search: RecipeSearch }) {
  const t = useTranslations('finding')
  const { user } = useSession()
  const change = useChangeSearch()
  const parts = useSentence(search).parts.filter(narrows).slice(0, maxAsked)
  const counts = useQueries({
    queries: parts.map(({ drop }) => ({
      ...resourceListQuery(recipeEndpoint, {
        ...toApiFilters(changeSearch(search, drop), user.id),
        page: 1,
        page_size: 1,
      }),
      meta: { quiet: true },
    })),
  })
  const isPending = counts.some((query) => query.isPending)
  const found = parts
    .map((part, at) => ({ part, count: counts[at]?.data?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .slice(0, maxShown)
  if (parts.length < 2) return null
  if (isPending) return <p className="min-h-20 w-full text-center text-sm text-muted">{t('nearest.looking')}</p>
  if (found.length === 0) return null
  return (
    <section aria-label={t('nearest.text')} className="mb-4 w-full">
      <p className="mb-2 text-center text-sm text-muted">{t('nearest.text')}</p>
      <ul className="flex flex-col gap-2">
        {found.map(({ part, count }) => (
          <li key={`${part.control} ${part.text}`}>
            <Button variant="outline" className="w-full justify-between gap-4" onClick={() => change(part.drop)}>
              <span className="min-w-0 truncate">{t('nearest.without', { part: part.text })}</span>
              <span className="text-muted numbers">{t('nearest.count', { count })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
