import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let page: Page
const open = openPages(kitchen, () => anna)

const results = () => page.getByRole('list', { name: 'Recipes found' }).getByRole('link').allTextContents()
const sentence = () => page.getByRole('group', { name: /^Recipes / }).getAttribute('aria-label')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function cook(name: string, foods: string[], working_time: number, cooked?: string) {
  const recipe = await anna.call<{ id: number }>('POST', '/api/recipe/', {
    name,
    working_time,
    steps: [
      { instruction: 'Cook.', ingredients: foods.map((food) => ({ amount: 1, unit: null, food: { name: food } })) },
    ],
  })
  if (cooked) await anna.call('POST', '/api/cook-log/', { recipe: recipe.id, rating: 4, created_at: cooked })
}

beforeAll(async () => {
  anna = await makeAccount(kitchen.origin())
  await cook('Chicken curry', ['chicken', 'rice'], 25, '2026-01-05T12:00:00Z')
  await cook('Chicken satay', ['chicken', 'nuts'], 25)
  await cook('Coq au vin', ['chicken'], 180)
  await cook('Chicken salad', ['chicken'], 15, new Date().toISOString())
  await cook('Rice pudding', ['rice'], 20)
})

test('a sentence is made by thumb, saved, made a book and put on the start page', async () => {
  page = await open('phone', '/recipes')
  await button('Filters').tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const foods = sheet.getByRole('region', { name: 'Ingredients' })
  const choose = async (field: string, food: string) => {
    await foods.getByRole('combobox', { name: field }).fill(food)
    await page.getByRole('option', { name: food }).tap()
  }
  await choose('All of these', 'chicken')
  await choose('None of these', 'nuts')
  await sheet.getByRole('region', { name: 'Time' }).getByLabel('At most').selectOption('30')
  await sheet.getByLabel('Cooked', { exact: true }).selectOption({ label: 'Not for …' })
  await button('Show 1 recipe').tap()
  await page.getByLabel('Order').selectOption({ label: 'Best rated' })
  expect(await sentence()).toBe(
    'Recipes with chicken and without nuts, under 30 minutes, not cooked for 4 weeks, best rated first.',
  )
  await expect.poll(results).toEqual([expect.stringContaining('Chicken curry')])

  await button('Save').tap()
  const dialog = page.getByRole('dialog', { name: 'Save this filter' })
  await dialog.getByLabel('Name').fill('Quick chicken')
  await dialog.getByRole('switch', { name: 'Show on the start page' }).tap()
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await button('What to do with “Quick chicken”').tap()
  await page.getByRole('menuitem', { name: 'Make a book of it' }).tap()
  await page.getByText('Made the book “Quick chicken”').waitFor()
  const { results: books } = await anna.call<{ results: { name: string; filter: { name: string } }[] }>(
    'GET',
    '/api/recipe-book/?query=quick',
  )
  expect(books).toMatchObject([{ name: 'Quick chicken', filter: { name: 'Quick chicken' } }])
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Quick chicken' })
  await row.getByRole('link', { name: /Chicken curry/ }).waitFor()
})

test('a saved filter replaces what was asked, by the keyboard, and its parts go one by one', async () => {
  page = await open('desktop', '/recipes?stars=5&q=pudding')
  await button('Saved').press('Enter')
  await page.getByRole('menuitem', { name: 'Quick chicken' }).press('Enter')
  await expect
    .poll(sentence)
    .toBe('Recipes with chicken and without nuts, under 30 minutes, not cooked for 4 weeks, best rated first.')
  await button('Remove not cooked for 4 weeks').press('Enter')
  await expect.poll(results).toHaveLength(2)
  await button('under 30 minutes').press('Enter')
  const time = page.getByRole('dialog', { name: 'Filters' }).getByRole('region', { name: 'Time' })
  await expect.poll(() => time.getByLabel('At most').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await button('Save what changed').press('Enter')
  await button('Undo').press('Enter')
  await button('Save what changed').waitFor()
})

test('where nothing fits, it says without what there would be something', async () => {
  page = await open('desktop', '/recipes?minutes=10&cooked=never')
  await button('Without “under 10 minutes” 3 recipes').click()
  await expect.poll(results).toHaveLength(3)
  expect(await sentence()).toBe('Recipes never cooked.')
})
