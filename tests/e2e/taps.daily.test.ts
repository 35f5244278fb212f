import type { BrowserContext } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { countTaps } from './phone.taps.ts'

const kitchen = openKitchen()
let anna: Account
let context: BrowserContext
let chili: number

interface Made {
  id: number
}
const make = async (path: string, body: object) => (await anna.call<Made>('POST', path, body)).id
const dayFromNow = (days: number) => {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return date.toLocaleDateString('sv')
}
const planned = async () =>
  (await anna.call<{ results: { from_date: string }[] }>('GET', '/api/meal-plan/?page_size=50')).results.map(
    ({ from_date }) => from_date.slice(0, 10),
  )
const toBuy = async () =>
  (
    await anna.call<{ results: { food: { name: string }; amount: number; checked: boolean }[] }>(
      'GET',
      '/api/shopping-list-entry/',
    )
  ).results

beforeEach(async () => {
  anna = await makeAccount(kitchen.origin())
  chili = await make('/api/recipe/', {
    name: 'Chili',
    servings: 4,
    working_time: 20,
    keywords: [{ name: 'vegetarian' }],
    steps: [
      {
        instruction: 'Simmer for 12 minutes.',
        ingredients: ['beans', 'tomatoes'].map((name) => ({ food: { name }, unit: null, amount: 2 })),
      },
    ],
  })
})
afterEach(() => context.close())

async function pickUp(path = '/') {
  context = await kitchen.enter('phone', anna)
  return countTaps(context, path)
}
const plan = (days: number, servings = 6) =>
  make('/api/meal-plan/', {
    recipe: { id: chili, name: 'Chili' },
    meal_type: { name: 'Dinner' },
    servings,
    from_date: dayFromNow(days),
  })

test('the dinner of today is opened at its servings with one tap', async () => {
  await plan(0)
  const { page, tap, taps } = await pickUp()
  await tap(page.getByRole('main').getByRole('link', { name: /Chili/ }).first())
  await page.getByRole('heading', { level: 1, name: 'Chili' }).waitFor()
  await page
    .getByRole('checkbox', { name: /^3 beans/ })
    .first()
    .waitFor()
  expect(taps()).toBe(1)
})

test('something vegetarian, under half an hour and not cooked for a month is found with three chips at most', async () => {
  const { page, tap, taps } = await pickUp('/recipes')
  await page.getByRole('textbox', { name: /^Search/ }).fill('vegetarian')
  await tap(page.getByRole('button', { name: 'Under 30 minutes' }))
  await tap(page.getByRole('button', { name: 'Not in the last month' }))
  await expect
    .poll(() => page.getByRole('list', { name: 'Recipes found' }).getByRole('link').allTextContents())
    .toEqual([expect.stringContaining('Chili')])
  expect(taps()).toBeLessThanOrEqual(3)
})

test('a recipe for four is scaled to six with two taps', async () => {
  const { page, tap, taps } = await pickUp(`/recipe/${chili}`)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  for (let more = 0; more < 2; more++) await tap(ingredients.getByRole('button', { name: 'More' }))
  await ingredients.getByRole('checkbox', { name: /^3 beans/ }).waitFor()
  expect(taps()).toBe(2)
})

test('an ingredient is ticked with one tap, and stays so after a reload', async () => {
  const { page, tap, taps } = await pickUp(`/recipe/${chili}`)
  const beans = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox', { name: /beans/ })
  await tap(beans)
  await page.reload()
  await expect.poll(() => beans.isChecked()).toBe(true)
  expect(taps()).toBe(1)
})

test('a timer of the text starts with one tap', async () => {
  const { page, tap, taps } = await pickUp(`/recipe/${chili}`)
  await tap(page.getByRole('button', { name: /^Start a timer/ }).first())
  await page.getByRole('timer').first().waitFor()
  expect(taps()).toBe(1)
})

test('a recipe goes on the list as it is scaled with two taps', async () => {
  const { page, tap, taps } = await pickUp(`/recipe/${chili}?servings=6`)
  await tap(page.getByRole('button', { name: 'Shop', exact: true }))
  await tap(page.getByRole('button', { name: 'Add 2 ingredients' }))
  await expect.poll(async () => (await toBuy()).map(({ amount }) => amount)).toEqual([3, 3])
  expect(taps()).toBe(2)
})

test('a recipe is planned for another day with three taps', async () => {
  const { page, tap, taps } = await pickUp(`/recipe/${chili}`)
  await tap(page.getByRole('button', { name: 'Plan', exact: true }))
  await tap(page.getByRole('dialog').getByRole('radio').nth(2))
  await tap(page.getByRole('button', { name: 'Add to the plan' }))
  await expect.poll(planned).toEqual([dayFromNow(2)])
  expect(taps()).toBeLessThanOrEqual(3)
})

test('a meal is moved to tomorrow with one drag', async () => {
  await plan(0)
  const { page, drag, taps } = await pickUp('/plan')
  await drag(page.getByRole('button', { name: 'Move Chili' }), page.getByRole('heading', { name: /^Tomorrow/ }))
  await expect.poll(planned).toEqual([dayFromNow(1)])
  expect(taps()).toBe(1)
})

test('a meal is moved to another day with three taps where nobody drags', async () => {
  await plan(0)
  const { page, tap, taps } = await pickUp('/plan')
  await tap(page.getByRole('button', { name: /^(Dinner ?)?Chili/ }))
  await tap(page.getByRole('group', { name: 'Day' }).getByRole('button', { pressed: false }).first())
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
  await expect.poll(planned).not.toEqual([dayFromNow(0)])
  expect(taps()).toBe(3)
})

test('seven dinners are planned with ten taps at most', async () => {
  const { page, tap, taps } = await pickUp('/plan')
  await tap(page.getByRole('button', { name: /^Plan a meal on/ }).first())
  const sheet = page.getByRole('dialog')
  await tap(sheet.getByRole('switch', { name: 'Go on with the next day' }))
  for (let day = 1; day <= 7; day++) {
    await tap(sheet.getByRole('button', { name: /Chili/ }).first())
    await expect.poll(async () => (await planned()).length).toBe(day)
  }
  expect(new Set(await planned()).size).toBe(7)
  expect(taps()).toBeLessThanOrEqual(10)
})

test('the meals of a week go on the list with three taps', async () => {
  await plan(0)
  const { page, tap, taps } = await pickUp()
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Plan', exact: true }))
  await tap(page.getByRole('button', { name: 'To the shopping list' }))
  await tap(page.getByRole('button', { name: 'Add 1 meal' }))
  await expect.poll(async () => (await toBuy()).length).toBe(2)
  expect(taps()).toBe(3)
})

test('five things are one line, and one tap ticks a thing off', async () => {
  const { page, tap, taps } = await pickUp('/shopping')
  await page.getByRole('combobox', { name: 'Add to the list' }).fill('2 l milk, bread, 3 apples, 500 g butter, 6 eggs')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await toBuy()).length).toBe(5)
  await tap(page.getByRole('checkbox', { name: /bread/ }))
  await expect.poll(async () => (await toBuy()).filter(({ checked }) => checked).length).toBe(1)
  expect(taps()).toBe(1)
})

test('a recipe is duplicated with two taps, its name and Enter', async () => {
  const { page, tap, taps } = await pickUp(`/recipe/${chili}`)
  await tap(page.getByRole('button', { name: 'More actions' }))
  await tap(page.getByRole('menuitem', { name: 'Duplicate …' }))
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name of the copy' }).fill('Chili without beans')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Chili without beans' }).waitFor()
  expect(taps()).toBe(2)
})

test('two spellings of a food become one with four taps', async () => {
  await make('/api/food/', { name: 'tomatos' })
  const { page, tap, taps } = await pickUp()
  await tap(page.getByRole('button', { name: 'More', exact: true }))
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Larder', exact: true }))
  await tap(page.getByRole('link', { name: 'Foods: Probably double' }))
  await tap(page.getByRole('button', { name: 'Keep tomatoes' }))
  await page.getByText('Merged “tomatos”').waitFor()
  expect(taps()).toBe(4)
})
