import { useQuery } from '@tanstack/react-query'
import { fetchRecipe } from '#web/components/recipe-form/draft/recipe.queries.ts'
import type { StoredRecipe } from '#web/components/recipe-form/draft/recipe.read.ts'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type RecipeSummary, compareSummaries } from './compare-summaries.ts'

export function DuplicateDifference({ id, read }: { id: number; read: RecipeSummary }) {
  const t = useTranslations('import')
  const { data } = useQuery({
    queryKey: ['recipe', id, 'compared'],
    queryFn: async () => summarizeRow((await fetchRecipe(id)).row),
  })
  if (!data) return <Spinner className="my-2 text-lg" />
  const { added, missing, servings, steps } = compareSummaries(read, data)
  const counts = [
    ...(servings ? [t('difference.servings', { theirs: servings[0], yours: servings[1] })] : []),
    ...(steps ? [t('difference.steps', { theirs: steps[0], yours: steps[1] })] : []),
  ]
  const isSame = added.length + missing.length + counts.length === 0
  return (
    <dl className="mt-1 mb-2 grid grid-cols-1 gap-x-4 gap-y-1 text-ink sm:grid-cols-[auto_minmax(0,1fr)]">
      {isSame ? <dd className="col-span-full">{t('difference.none')}</dd> : null}
      <Names title={t('difference.added')} names={added} />
      <Names title={t('difference.missing')} names={missing} />
      {counts.map((text) => (
        <dd key={text} className="col-span-full">
          {text}
        </dd>
      ))}
    </dl>
  )
}

const Names = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <>
      <dt className="font-medium">{title}</dt>
      <dd dir="auto">{names.join(', ')}</dd>
    </>
  )

const summarizeRow = ({ servings, steps }: StoredRecipe): RecipeSummary => ({
  foods: steps.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ food, is_header }) => (food && !is_header ? food.name : [])),
  ),
  servings,
  steps: steps.filter(({ instruction }) => instruction.trim() !== '').length,
})
