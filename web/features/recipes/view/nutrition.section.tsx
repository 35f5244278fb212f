import { ChevronDown, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useDisplayPreference } from '#web/lib/preferences/use-preference.ts'
import { loadTranslations, useTranslations } from '#web/lib/i18n/translations.ts'
import { FoodLink } from './food-link.tsx'
import {
  type NutritionOrigin,
  nutritionOrigins,
  type NutritionRow,
  nutritionRows,
  uncountedFoods,
} from '#web/components/properties/nutrition.rows.ts'

const CountedLines = lazyPart(async () => {
  const [{ CountedLines: Lines }] = await Promise.all([import('./counted-lines.tsx'), loadTranslations('sections')])
  return { Lines }
}, 'Lines')

interface NutritionSectionProps {
  recipe: RecipeRow
  factor: number
  isPrinted: boolean
}

export function NutritionSection({ recipe, factor, isPrinted }: NutritionSectionProps) {
  const t = useTranslations('recipes')
  const origins = nutritionOrigins(recipe)
  const [chosen, choose] = useState<NutritionOrigin>()
  const origin = chosen !== undefined && origins.includes(chosen) ? chosen : origins[0]
  const kilojoules = useDisplayPreference().use_kj
  if (origin === undefined) return null
  const rows = nutritionRows(recipe, factor, kilojoules, [origin])
  return (
    <section aria-labelledby="nutrition" className={cn('mt-12 max-w-xl', !isPrinted && 'print:hidden')}>
      <h2 id="nutrition" className="mb-3 font-title text-2xl font-semibold">
        {t('nutrition.title')}
      </h2>
      {origins.length > 1 ? (
        <SegmentedControl
          label={t('nutrition.origin')}
          value={origin}
          onValueChange={choose}
          options={origins.map((value) => ({ value, label: t(`nutrition.from.${value}`) }))}
          className="mb-3 print:hidden"
        />
      ) : null}
      <table className="w-full text-sm numbers">
        <thead>
          <tr className="border-b border-edge text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {t('nutrition.what')}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t('nutrition.perServing')}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t('nutrition.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {rows.some(({ isIncomplete }) => isIncomplete) ? (
        <p className="mt-3 flex gap-2 text-sm text-muted wrap-anywhere">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-strong" />
          <span>
            {t('nutrition.incomplete')}
            <UncountedFoods recipe={recipe} />
          </span>
        </p>
      ) : null}
      {origin === 'foods' ? <Lines recipe={recipe.id} factor={factor} /> : null}
    </section>
  )
}

/** Asked for when somebody wants to know. Who has but a link to the recipe is not told. */
function Lines({ recipe, factor }: { recipe: number; factor: number }) {
  const t = useTranslations('recipes')
  const isMember = useHasRole('guest')
  const [isOpen, setOpen] = useState(false)
  if (!isMember) return null
  return (
    <div className="mt-3 print:hidden">
      <Button variant="ghost" size="sm" className="-ms-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronDown aria-hidden className={isOpen ? undefined : '-rotate-90 rtl:rotate-90'} />
        {t('nutrition.lines')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <CountedLines recipe={recipe} factor={factor} />
        </Suspense>
      ) : null}
    </div>
  )
}

function UncountedFoods({ recipe }: { recipe: RecipeRow }) {
  const foods = uncountedFoods(recipe)
  if (foods.length === 0) return '.'
  return (
    <>
      {': '}
      {foods.map((food, index) => (
        <span key={food.id}>
          {index > 0 ? ', ' : null}
          <FoodLink food={food} />
        </span>
      ))}
    </>
  )
}

const legacyNutrients = ['calories', 'carbohydrates', 'fats', 'proteins'] as const

function Row({ row: { key, name, unit, perServing, total, isIncomplete } }: { row: NutritionRow }) {
  const t = useTranslations('recipes')
  const { number } = useFormat()
  const fact = legacyNutrients.find((one) => one === key)
  const value = (amount: number | null) =>
    amount === null ? '–' : `${number(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`.trim()
  return (
    <tr className="border-b border-line">
      <th scope="row" dir="auto" className="py-2 text-start font-medium">
        {fact ? t(`nutrition.${fact}`) : name}
        {isIncomplete ? (
          <>
            <TriangleAlert aria-hidden className="ms-1.5 inline size-4 text-warning-strong" />
            <span className="sr-only">{t('nutrition.incomplete')}</span>
          </>
        ) : null}
      </th>
      <td className="py-2 text-end">{value(perServing)}</td>
      <td className="py-2 text-end">{value(total)}</td>
    </tr>
  )
}
