import { useQueries } from '@tanstack/react-query'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { recipeEndpoint } from '../recipe.rows.ts'

/** What a deletion takes along, and what it leaves without the recipes; by kind, in numbers. */
export function DeletionEffects({ recipes }: { recipes: readonly { id: number }[] }) {
  const t = useTranslations('cards')
  const kinds = useKindWords()
  const { list } = useFormat()
  const along = useQueries({ queries: recipes.map(({ id }) => effectQuery(id, 'cascading')) })
  const without = useQueries({ queries: recipes.map(({ id }) => effectQuery(id, 'nulling')) })
  if ([...along, ...without].some(({ isPending }) => isPending)) return <Skeleton className="h-5 w-3/4" />
  const said = (pages: readonly { data?: ListPage<Affected> | undefined }[]) => {
    const counts = countKinds(
      pages.flatMap(({ data }) => data?.results ?? []),
      recipes,
    )
    return list([...counts].map(([kind, count]) => kinds.many(kind, count)))
  }
  const [gone, left] = [said(along), said(without)]
  return (
    <>
      {gone ? <p className="text-sm">{t('delete.along', { what: gone })}</p> : null}
      {left ? (
        <p className="text-sm">{t(recipes.length === 1 ? 'delete.without' : 'delete.withoutMany', { what: left })}</p>
      ) : null}
    </>
  )
}

interface Affected {
  /** 0 where the asker may not see it. */
  id: number
  model: string
}

/** Who looked at it is nobody's loss. */
const unsaid = new Set(['view-log'])

/** Each thing once, and none that is itself among the recipes that go. */
export function countKinds(rows: readonly Affected[], going: readonly { id: number }[]): Map<string, number> {
  const counts = new Map<string, number>()
  const met = new Set(going.map(({ id }) => `Recipe ${id}`))
  for (const { id, model } of rows) {
    const kind = model.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
    const thing = `${model} ${id}`
    if (unsaid.has(kind) || (id > 0 && met.has(thing))) continue
    met.add(thing)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

/** As many as the API answers at once. */
const mostEffects = 200

const effectQuery = (recipe: number, effect: 'cascading' | 'nulling') => ({
  queryKey: [recipeEndpoint.name, effect, recipe],
  // Others cook and plan meanwhile, and a deletion rests on what is said here.
  staleTime: 0,
  meta: { quiet: true },
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call<ListPage<Affected>>('GET', `${recipeEndpoint.path}${recipe}/${effect}/`, {
      query: { page_size: mostEffects },
      signal,
    }),
})
