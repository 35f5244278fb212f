import { useQuery } from '@tanstack/react-query'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { recipeEndpoint } from '../recipe.rows.ts'

/** What a deletion takes along, and what it leaves without the recipe; by kind, in numbers. */
export function DeletionEffects({ recipe }: { recipe: number }) {
  const t = useTranslations('cards')
  const kinds = useKindWords()
  const { list } = useFormat()
  const along = useQuery(effectQuery(recipe, 'cascading'))
  const without = useQuery(effectQuery(recipe, 'nulling'))
  if (along.isPending || without.isPending) return <Skeleton className="h-5 w-3/4" />
  const said = (page: ListPage<{ model: string }> | undefined) =>
    list([...countKinds(page?.results ?? [])].map(([kind, count]) => kinds.many(kind, count)))
  const [gone, left] = [said(along.data), said(without.data)]
  return (
    <>
      {gone ? <p className="text-sm">{t('delete.along', { what: gone })}</p> : null}
      {left ? <p className="text-sm">{t('delete.without', { what: left })}</p> : null}
    </>
  )
}

/** Who looked at it is nobody's loss. */
const unsaid = new Set(['view-log'])

export function countKinds(rows: readonly { model: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { model } of rows) {
    const kind = model.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
    if (!unsaid.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

const mostEffects = 100

const effectQuery = (recipe: number, effect: 'cascading' | 'nulling') => ({
  queryKey: [recipeEndpoint.name, effect, recipe],
  // Others cook and plan meanwhile, and a deletion rests on what is said here.
  staleTime: 0,
  meta: { quiet: true },
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call<ListPage<{ model: string }>>('GET', `${recipeEndpoint.path}${recipe}/${effect}/`, {
      query: { page_size: mostEffects },
      signal,
    }),
})
