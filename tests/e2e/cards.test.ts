import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let page: Page
const open = openPages(kitchen, () => anna, { waitUntil: 'networkidle' })

interface Recipe {
  id: number
  name: string
  working_time: number
  keywords: { name: string }[]
  variant_of: { name: string } | null
  steps: { ingredients: { amount: number; food: { name: string } }[] }[]
}

const names = ['Bread', 'Goulash', 'Pancakes', 'Soup']

beforeEach(async () => {
  anna = await makeAccount(kitchen.origin())
  for (const name of names)
    await anna.call('POST', '/api/recipe/', {
      name,
      servings: 4,
      steps: [{ instruction: 'Mix.', ingredients: [{ amount: 2, unit: { name: 'cup' }, food: { name: 'flour' } }] }],
    })
  await anna.call('POST', '/api/keyword/', { name: 'quick' })
})

const recipes = async () => (await anna.call<{ results: Recipe[] }>('GET', '/api/recipe/')).results
const read = async (name: string) => {
  const found = (await recipes()).find((one) => one.name === name)
  return anna.call<Recipe>('GET', `/api/recipe/${found?.id ?? 0}/`)
}
const card = (name: string) =>
  page.getByRole('list', { name: 'Recipes found' }).getByRole('listitem').filter({ hasText: name })
const link = (name: string) => card(name).getByRole('link')

/** A finger that stays. */
async function hold(target: Locator) {
  const box = await target.boundingBox()
  const touch = await page.context().newCDPSession(page)
  const at = [{ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
  await page.waitForTimeout(700)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a card has its menu at a right click and at the menu key, and what it asks is closed by Back', async () => {
  page = await open('desktop', '/recipes')
  await link('Soup').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Plan', exact: true }).click()
  await page.getByRole('dialog', { name: 'Plan this recipe' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/recipes')
  await link('Soup').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => link('Soup').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a recipe is varied with its name asked first, and both name each other and are compared', async () => {
  page = await open('phone', '/recipes')
  await card('Pancakes').getByRole('button', { name: 'More: Pancakes' }).tap()
  await page.getByRole('menuitem', { name: 'Duplicate …' }).tap()
  await page.getByRole('textbox', { name: 'Name of the copy' }).fill('Pancakes with oats')
  await page.getByRole('button', { name: 'Make the copy' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Pancakes with oats' }).waitFor()
  expect((await read('Pancakes with oats')).variant_of).toMatchObject({ name: 'Pancakes' })
  await page.getByRole('button', { name: /^Edit 2 cup/ }).tap()
  await page.getByRole('textbox', { name: 'Ingredient' }).fill('3 cups oats')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect.poll(async () => (await read('Pancakes with oats')).steps[0]?.ingredients[0]?.food.name).toBe('oats')
  await page.getByRole('link', { name: 'Compare with “Pancakes”' }).tap()
  await page.getByRole('dialog', { name: 'Two recipes compared' }).waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'Only in the first:' }).innerText()).toContain('flour')
  expect(await page.getByRole('listitem').filter({ hasText: 'Only in the second:' }).innerText()).toContain('oats')
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
})

test('a line of a recipe is put right with two taps, unscaled, and taken back', async () => {
  const { id } = await read('Soup')
  page = await open('phone', `/recipe/${id}?servings=8`)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  await ingredients.getByText('4 cup').first().waitFor()
  await ingredients.getByRole('button', { name: /^Edit/ }).tap()
  const line = ingredients.getByRole('textbox', { name: 'Ingredient' })
  expect(await line.inputValue()).toBe('2 cup flour')
  await ingredients.getByText('As written, for 4 servings.').waitFor()
  await line.fill('1 cup flour, sifted')
  await ingredients.getByRole('button', { name: 'Save' }).tap()
  await ingredients.getByText('sifted').waitFor()
  await expect.poll(async () => (await read('Soup')).steps[0]?.ingredients[0]?.amount).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await read('Soup')).steps[0]?.ingredients[0]?.amount).toBe(2)
})

test('what somebody else changed in a line meanwhile is not overwritten', async () => {
  const { id } = await read('Soup')
  page = await open('desktop', `/recipe/${id}`)
  await page.getByRole('button', { name: /^Edit 2 cup/ }).focus()
  await page.keyboard.press('Enter')
  const line = page.getByRole('textbox', { name: 'Ingredient' })
  await line.waitFor()
  const [ingredient] = (
    await anna.call<{ results: { id: number; used_in_recipes: { id: number }[] }[] }>('GET', '/api/ingredient/')
  ).results.filter(({ used_in_recipes: of }) => of.some((recipe) => recipe.id === id))
  await anna.call('PATCH', `/api/ingredient/${ingredient?.id ?? 0}/`, { amount: 5 })
  await line.fill('1 cup flour')
  await page.keyboard.press('Enter')
  await page.getByText(/^Somebody changed this line/).waitFor()
  expect(await line.inputValue()).toBe('1 cup flour')
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Ingredients' }).getByText('5 cup').waitFor()
})

test('many are chosen by the keyboard, given a keyword and a time, and taken back in one', async () => {
  page = await open('desktop', '/recipes')
  await link('Bread').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByText('3 chosen').waitFor()
  await page.getByRole('button', { name: 'Change' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change 3 recipes' })
  await sheet.getByRole('combobox', { name: 'Add keywords' }).fill('quick')
  await page.getByRole('option', { name: 'quick' }).click()
  await sheet.getByRole('textbox', { name: 'Active time' }).fill('20')
  await sheet.getByRole('textbox', { name: 'Waiting time' }).focus()
  await sheet.getByText('gets “quick”').waitFor()
  await sheet.getByText(/takes 20 mins? of work/).waitFor()
  await sheet.getByRole('button', { name: 'Change 3 recipes' }).click()
  await expect.poll(async () => (await recipes()).filter(({ working_time }) => working_time === 20).length).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await recipes()).filter(({ working_time }) => working_time === 20).length).toBe(0)
})

test('a finger held on a card chooses it, and then taps choose more, for a meal a day', async () => {
  page = await open('phone', '/recipes')
  await hold(link('Bread'))
  await page.getByText('1 chosen').waitFor()
  await link('Goulash').tap()
  await page.getByText('2 chosen').waitFor()
  await page.getByRole('button', { name: 'Choose all 4' }).tap()
  await page.getByText('4 chosen').waitFor()
  await page.getByRole('button', { name: 'Plan', exact: true }).tap()
  await page.getByRole('button', { name: 'Add to the plan' }).tap()
  const planned = async () => (await anna.call<{ results: { from_date: string }[] }>('GET', '/api/meal-plan/')).results
  await expect.poll(async () => new Set((await planned()).map(({ from_date }) => from_date.slice(0, 10))).size).toBe(4)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await planned()).length).toBe(0)
})

test('what is deleted is named first, with what goes along', async () => {
  const { id } = await read('Goulash')
  const type = await anna.call<{ id: number; name: string }>('POST', '/api/meal-type/', { name: 'Supper' })
  await anna.call('POST', '/api/meal-plan/', {
    recipe: { id, name: 'Goulash' },
    servings: 2,
    from_date: '2027-06-01',
    meal_type: type,
  })
  page = await open('desktop', '/recipes')
  await card('Goulash').getByRole('button', { name: 'More: Goulash' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Goulash?' })
  await question.getByText('1 planned meal').waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => (await recipes()).map(({ name }) => name)).not.toContain('Goulash')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await recipes()).map(({ name }) => name)).toContain('Goulash')
})
