import { existsSync, readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { preferenceRow } from '#worker/modules/account/preference.contract.ts'
import { CookLog } from '#web/features/recipes/view/log/cook-log.tsx'
import { IngredientPanel } from '#web/features/recipes/view/ingredient-panel.tsx'
import { NutritionSection } from '#web/features/recipes/view/nutrition.section.tsx'
import { StepIngredients } from '#web/features/recipes/view/step-ingredients.tsx'
import { newMealBody } from '#web/features/plan/meal/meal-draft.ts'
import { defaultMealKind, type MealKind } from '#web/features/plan/types/meal-kind.ts'
import { pollIntervalOf } from '#web/features/shopping/list/use-poll-interval.ts'
import { toCsv } from '#web/lib/format/csv.ts'
import { flour, ingredient } from '../recipe/ingredient.sample.ts'
import { draw } from './draw.tsx'
import { frameEffects } from './frame.effects.tsx'
import { shoppingAnswers } from './shopping.answers.ts'
import { ben, visit } from './visit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['theme']
})

type Name = Exclude<keyof typeof preferenceRow.shape, 'user' | 'food_children_exist'>

const half = { id: 1, servings: 2, servings_text: '', steps: [step()] }
function step() {
  const ingredients = [ingredient({ food: flour, amount: 0.333 })]
  return { id: 1, name: '', instruction: '', show_ingredients_table: true, step_recipe_data: null, ingredients }
}
const energy = {
  id: 1,
  servings: 2,
  nutrition: null,
  food_properties: {},
  properties: [{ id: 1, property_amount: 100, property_type: { id: 1, name: 'Energy', unit: 'kcal', order: 0 } }],
}

const kind = (id: number): MealKind => ({ id, name: `${id}`, color: null, time: null, order: id, isDefault: id === 1 })

/** The server alone knows the effect of these; the file tests it there. */
const onServer = (name: string, file: string) => async () => {
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(name)
}

const effects: Record<Name, () => Promise<void>> = {
  ...frameEffects,
  async default_unit() {
    await visit('/recipe/new', { preference: { default_unit: 'ml' } })
    const line = await screen.findByLabelText('Add an ingredient')
    fireEvent.change(line, { target: { value: 'salt' } })
    fireEvent.keyDown(line, { key: 'Enter' })
    const amount = await screen.findByLabelText('Amount')
    fireEvent.change(amount, { target: { value: '5' } })
    fireEvent.blur(amount)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Unit').value).toBe('ml'))
  },
  async use_fractions() {
    await draw(IngredientPanel, half, { preference: { use_fractions: true } })
    expect(screen.queryAllByText(/⅓/).length).toBeGreaterThan(0)
  },
  async ingredient_decimals() {
    await draw(IngredientPanel, half, { preference: { ingredient_decimals: 1 } })
    expect(screen.queryAllByText(/0\.3(?!3)/).length).toBeGreaterThan(0)
  },
  async use_kj() {
    await draw(NutritionSection, energy, {})
    expect(screen.getByRole('table').textContent).toMatch(/kcal/)
    cleanup()
    await draw(NutritionSection, energy, { preference: { use_kj: true } })
    expect(screen.getByRole('table').textContent).toMatch(/kJ/)
  },
  async comments() {
    await draw(CookLog, half, { preference: { comments: false } })
    expect(document.querySelector('#cook-log')).toBeNull()
    cleanup()
    // Shown, it needs a router, which only the whole page has.
    await expect(draw(CookLog, half, { preference: { comments: true } })).rejects.toThrow()
  },
  async left_handed() {
    await draw(IngredientPanel, half, { preference: { left_handed: true } })
    expect(screen.getByRole('region', { name: 'Ingredients' }).className).toMatch(/order-last/)
  },
  async show_step_ingredients() {
    const shown = async (isWanted: boolean) => {
      await draw(StepIngredients, half, { preference: { show_step_ingredients: isWanted }, step: step() })
      return screen.queryAllByText(/flour/).length > 0
    }
    expect(await shown(true)).toBe(true)
    cleanup()
    expect(await shown(false)).toBe(false)
  },
  async shopping_auto_sync() {
    expect(pollIntervalOf(0, { idle: 0, failing: false })).toBe(false)
    expect(pollIntervalOf(20, { idle: 0, failing: false })).toBe(20_000)
    await visit('/shopping', {
      preference: { shopping_auto_sync: 0 },
      device: { shopping_show_debug: true },
      answers: shoppingAnswers,
    })
    await screen.findByText('Does not look')
  },
  async default_delay() {
    await visit('/shopping?open=line&food=milk', { preference: { default_delay: 7 }, answers: shoppingAnswers })
    expect(await screen.findByTitle('In 7 h')).toBeTruthy()
  },
  async filter_to_supermarket() {
    const nails = async (isWanted: boolean) => {
      await visit('/shopping', {
        preference: { filter_to_supermarket: isWanted },
        device: { shopping_selected_supermarket: 1 },
        answers: shoppingAnswers,
      })
      await screen.findByRole('checkbox', { name: /milk/ })
      await new Promise((done) => setTimeout(done, 50))
      return screen.queryByRole('checkbox', { name: /nails/ }) !== null
    }
    expect(await nails(false)).toBe(true)
    cleanup()
    expect(await nails(true)).toBe(false)
  },
  async csv_delim() {
    expect(toCsv([['1', 'a;b', '"x"']], { csv_delim: ';', csv_prefix: '' })).toBe('1;"a;b";"""x"""\r\n')
    await visit('/settings/shopping', { preference: { csv_delim: ';' } })
    expect(await screen.findByText('500;g;Flour')).toBeTruthy()
  },
  async csv_prefix() {
    await visit('/settings/shopping', { preference: { csv_prefix: '- [ ]' } })
    expect(await screen.findByText('- [ ] 500,g,Flour')).toBeTruthy()
  },
  async mealplan_autoadd_shopping() {
    const adds = async (isUsual: boolean) => {
      await visit('/plan?week=2026-11-25&open=add', { preference: { mealplan_autoadd_shopping: isUsual } })
      const toggle = await screen.findByRole('switch', { name: 'Put the ingredients on the shopping list' })
      return toggle.getAttribute('aria-checked')
    }
    expect(await adds(false)).toBe('false')
    cleanup()
    expect(await adds(true)).toBe('true')
  },
  async default_meal_type() {
    expect(defaultMealKind([kind(1), kind(2), kind(3)], 2)?.id).toBe(2)
    expect(defaultMealKind([kind(1), kind(2), kind(3)], 9)?.id).toBe(1)
    expect(defaultMealKind([kind(1), kind(2), kind(3)])?.id).toBe(1)
  },
  async plan_share() {
    const draft = { recipe: null, title: 'Soup', servings: 1, note: '', from: '', to: '', addsToShoppingList: false }
    expect(newMealBody({ ...draft, kind: kind(1) }, [ben])).toMatchObject({ shared: [{ id: 2 }] })
    expect(newMealBody({ ...draft, kind: kind(1) })).not.toHaveProperty('shared')
  },
  shopping_share: onServer('shopping_share', 'tests/api/shopping.habits.test.ts'),
  mealplan_autoexclude_onhand: onServer('mealplan_autoexclude_onhand', 'tests/api/shopping.habits.test.ts'),
  mealplan_autoinclude_related: onServer('mealplan_autoinclude_related', 'tests/api/shopping.habits.test.ts'),
  shopping_add_onhand: onServer('shopping_add_onhand', 'tests/api/shopping.habits.test.ts'),
  shopping_recent_days: onServer('shopping_recent_days', 'tests/api/shopping.habits.test.ts'),
  shopping_update_food_lists: onServer('shopping_update_food_lists', 'tests/api/shopping.lists.test.ts'),
  food_inherit_default: onServer('food_inherit_default', 'tests/api/preferences.test.ts'),
}

test('every preference of the contract has a test of what it does', () => {
  const names = Object.keys(preferenceRow.shape).filter((name) => !['user', 'food_children_exist'].includes(name))
  expect(Object.keys(effects).toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(effects))('%s has its effect', (_name, effect) => effect())
