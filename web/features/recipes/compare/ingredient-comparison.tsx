import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import type { IngredientWording } from '#web/components/recipe/ingredient-wording.ts'
import type { IngredientRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { alignIngredients } from './align-ingredients.ts'
import { ComparedRow } from './compared-row.tsx'

export interface ComparisonProps {
  first: RecipeRow
  second: RecipeRow
  /** Brings the amounts of the second to the servings of the first. */
  factor: number
  /** Only what differs. */
  isBrief: boolean
}

export function IngredientComparison({ first, second, factor, isBrief }: ComparisonProps) {
  const t = useTranslations('cards')
  const [one, other] = [useIngredientWording(1, 'written'), useIngredientWording(factor, 'written')]
  const rows = alignIngredients(first, second, factor).filter(({ kind }) => !isBrief || kind !== 'same')
  if (rows.length === 0) return <p className="text-muted">{t('compare.sameIngredients')}</p>
  return (
    <ul className="border-t border-line">
      {rows.map((row, index) => (
        <ComparedRow
          // Rows never move, so the index is a stable key.
          key={index}
          kind={row.kind}
          first={row.first ? <Line line={row.first} wording={one} /> : null}
          second={row.second ? <Line line={row.second} wording={other} /> : null}
        />
      ))}
    </ul>
  )
}

const Line = ({ line, wording }: { line: IngredientRow; wording: IngredientWording }) => (
  <bdi>
    <span className="font-semibold numbers">{wording.quantity(line)}</span> {wording.food(line)}
    {line.note ? <span className="text-muted">{line.food ? `, ${line.note}` : line.note}</span> : null}
  </bdi>
)
