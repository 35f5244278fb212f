import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { StepComparison } from '#web/features/recipes/compare/step-comparison.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { visit } from '../visitor.tsx'
import { cup, flour, ingredient } from './ingredient.sample.ts'

beforeAll(() => Promise.all((['cards', 'common', 'history'] as const).map((name) => loadTranslations(name))))

const recipe = (amount: number) => {
  const step = {
    name: '',
    instruction: 'Mix {{ ingredients[0] }}.',
    ingredients: [ingredient({ amount, unit: cup, food: flour })],
  }
  return { steps: [step] } as unknown as RecipeRow // Steps are all that is compared here.
}

test('amounts in the steps are compared for the same number of servings', async () => {
  await visit(<StepComparison first={recipe(1)} second={recipe(2)} factor={0.5} isBrief />)
  screen.getByText('Both have the same steps.')
  await visit(<StepComparison first={recipe(1)} second={recipe(2)} factor={1} isBrief />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
