import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import type { CountedLine, countedRecipe } from '#worker/modules/recipes/nutrition/counted.contract.ts'
import { Select } from '#web/components/ui/form/select.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { call } from '#web/lib/api/api.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FoodLink } from './food-link.tsx'

const countedQuery = (recipe: number) =>
  queryOptions({
    queryKey: ['recipe', 'counted', recipe],
    queryFn: ({ signal }) => call<z.output<typeof countedRecipe>>('GET', `/api/recipe/${recipe}/counted/`, { signal }),
    // Foods are mended on other pages.
    staleTime: 0,
  })

/** What each line of a recipe adds to one of its values, and why one adds nothing. */
export function CountedLines({ recipe, factor }: { recipe: number; factor: number }) {
  const t = useTranslations('sections')
  const { data, error, refetch } = useQuery(countedQuery(recipe))
  const [chosen, choose] = useState('')
  if (!data)
    return error ? <LazyErrorState error={error} retry={() => void refetch()} /> : <Skeleton className="h-40" />
  const options = data.types.map(({ id, name }) => ({ value: String(id), label: name }))
  const type = options.some(({ value }) => value === chosen) ? chosen : (options[0]?.value ?? '')
  const unit = data.types.find(({ id }) => String(id) === type)?.unit ?? ''
  return (
    <>
      <Select
        aria-label={t('nutrition.lines.which')}
        className="mt-2 max-w-60"
        value={type}
        onValueChange={choose}
        options={options}
      />
      <ul className="mt-2 divide-y divide-line text-sm numbers">
        {data.lines.map((line) => (
          <Line key={line.ingredient} line={line} type={type} unit={unit} factor={factor} />
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  line: CountedLine
  type: string
  unit: string
  factor: number
}

function Line({ line, type, unit, factor }: LineProps) {
  const t = useTranslations('sections')
  const { amount, number } = useFormat()
  const { value = null, reason = null } = line.values[type] ?? {}
  const said = line.no_amount || line.amount === 0 ? '' : `${amount(line.amount * factor)} ${line.unit?.name ?? ''}`
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {said} {reason === null || reason === 'no_amount' ? <bdi>{line.food.name}</bdi> : <FoodLink food={line.food} />}
      </span>
      {reason === null ? (
        <span className="ms-auto">
          {number((value ?? 0) * factor, { maximumFractionDigits: (value ?? 0) < 10 ? 1 : 0 })} {unit}
        </span>
      ) : (
        <span className="ms-auto text-end text-muted wrap-anywhere">
          {t(`nutrition.lines.${reason}`, { unit: line.unit?.name ?? '', into: line.counted_in?.name ?? '' })}
        </span>
      )}
    </li>
  )
}
