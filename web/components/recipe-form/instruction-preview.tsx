import { useMemo } from 'react'
import { ingredientWording } from '#web/components/recipe/ingredient-wording.ts'
import { Instruction } from '#web/components/recipe/instruction/instruction.tsx'
import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'
import type { IngredientDraft, StepDraft } from './draft/recipe-draft.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useDisplayPreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function InstructionPreview({ step }: { step: StepDraft }) {
  const t = useTranslations('editor')
  const locale = localeOf(useLanguage())
  const { use_fractions: fractions, ingredient_decimals: decimals } = useDisplayPreference()
  const wording = useMemo(
    () =>
      ingredientWording({ serving: { factor: 1, units: 'written' }, fractions, decimals, locale, unitName: String }),
    [fractions, decimals, locale],
  )
  const spoken = useMemo(
    () => ({ instruction: step.instruction, ingredients: step.ingredients.map(rowOf) }),
    [step.instruction, step.ingredients],
  )
  if (step.instruction.trim() === '') return <p className="text-sm text-muted">{t('text.nothing')}</p>
  return <Instruction step={spoken} wording={wording} timer={{ name: step.name, recipe: null }} />
}

/** `renderInstruction` reads no other fields. */
const rowOf = ({ heading, amount, unit, food, note }: IngredientDraft, at: number) =>
  ({
    id: at,
    amount: amount ?? 0,
    no_amount: heading || amount === null,
    unit: unit && { name: unit.name, plural_name: null },
    food: food && { name: food.name, plural_name: null },
    note,
  }) as IngredientRow
