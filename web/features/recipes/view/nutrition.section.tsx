import { TriangleAlert } from 'lucide-react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useDisplayPreference } from '#web/lib/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type NutritionRow, nutritionRows } from './nutrition.rows.ts'

interface NutritionSectionProps {
  recipe: RecipeRow
  factor: number
  isPrinted: boolean
}

export function NutritionSection({ recipe, factor, isPrinted }: NutritionSectionProps) {
  const t = useTranslations('recipes')
  const rows = nutritionRows(recipe, factor, useDisplayPreference().use_kj)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="nutrition" className={cn('mt-12 max-w-xl', !isPrinted && 'print:hidden')}>
      <h2 id="nutrition" className="mb-3 font-title text-2xl font-semibold">
        {t('nutrition.title')}
      </h2>
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
        <p className="mt-3 flex items-center gap-2 text-sm text-muted">
          <TriangleAlert aria-hidden className="size-4 text-warning-strong" />
          {t('nutrition.incomplete')}
        </p>
      ) : null}
    </section>
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
