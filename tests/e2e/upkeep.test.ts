import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let page: Page
const open = openPages(kitchen, () => anna)

interface Made {
  id: number
}
const made = (path: string, body: object) => anna.call<Made>('POST', path, body)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const listed = async () =>
  (await anna.call<{ results: { food: { name: string } }[] }>('GET', '/api/shopping-list-entry/')).results.map(
    ({ food }) => food.name,
  )

beforeEach(async () => {
  anna = await makeAccount(kitchen.origin())
})

test('salt that is marked as in the house is not on the list of the next week', async () => {
  const ingredients = ['Salt', 'Leek'].map((name) => ({ food: { name }, unit: null, amount: 1 }))
  const recipe = await made('/api/recipe/', { name: 'Soup', steps: [{ instruction: 'Boil.', ingredients }] })
  const meal = await made('/api/meal-type/', { name: 'Supper' })
  page = await open('phone', '/list/Food')
  await page.getByRole('link', { name: 'Salt' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Salt' })
  await sheet.getByText('Who likes it so has planned meals leave it off the list.').waitFor()
  await sheet.getByRole('switch', { name: 'In the house' }).tap()
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await made('/api/meal-plan/', {
    recipe: { id: recipe.id, name: 'Soup' },
    meal_type: { id: meal.id, name: 'Supper' },
    servings: 1,
    from_date: minutesAgo(-7 * 1440).slice(0, 10),
    addshopping: true,
  })
  expect(await listed()).toEqual(['Leek'])
})

test('many foods are changed at once by the keyboard, and one undo takes all of it back', async () => {
  for (const name of ['Fusilli', 'Penne']) await made('/api/food/', { name })
  await made('/api/food/', { name: 'Pasta' })
  page = await open('desktop', '/list/Food')
  await page.getByRole('link', { name: 'Fusilli' }).focus()
  await page.keyboard.press('x')
  await page.getByRole('link', { name: 'Penne' }).focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Change' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Change 2 foods' })
  await sheet.getByRole('combobox', { name: 'Never buy' }).selectOption('Yes')
  await sheet.getByRole('combobox', { name: 'Under' }).fill('Pasta')
  await page.getByRole('option', { name: 'Pasta' }).click()
  await sheet.getByText('under Pasta').waitFor()
  await sheet.getByRole('button', { name: 'Change 2 foods' }).press('Enter')
  await sheet.waitFor({ state: 'hidden' })
  const never = page.getByRole('switch', { name: 'Never buy: Penne' })
  await expect.poll(() => never.getAttribute('aria-checked')).toBe('true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => never.getAttribute('aria-checked')).toBe('false')
  await page.getByText('Pasta ›').waitFor({ state: 'detached' })
})

test('a merged name is kept as a spelling, and so is what is written into the editor', async () => {
  const { id } = await made('/api/food/', { name: 'Courgette' })
  const other = await made('/api/food/', { name: 'Zucchini' })
  page = await open('desktop', `/list/Food?edit=${other.id}&ask=merge`)
  const merging = page.getByRole('dialog', { name: 'Merge' })
  await merging.getByRole('combobox').fill('Courgette')
  await page.getByRole('option', { name: 'Courgette' }).click()
  await merging.getByText('Keep “Zucchini” as a spelling of Courgette').waitFor()
  await merging.getByRole('button', { name: 'Merge' }).click()
  await merging.waitFor({ state: 'hidden' })
  await page.goto(`/list/Food?edit=${id}`)
  const sheet = page.getByRole('dialog', { name: 'Courgette' })
  await sheet.getByRole('button', { name: 'Remove Zucchini' }).waitFor()
  await sheet.getByRole('textbox', { name: 'Another spelling' }).fill('Zuchini')
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Remove Zuchini' }).waitFor()
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Marrow')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.goto(`/list/Food?edit=${id}`)
  await page.getByRole('dialog', { name: 'Marrow' }).getByRole('button', { name: 'Remove Zuchini' }).waitFor()
})

test('a tick in the chosen supermarket says where it was made, from which its way is learned', async () => {
  const market = await made('/api/supermarket/', { name: 'Corner Market' })
  await made('/api/shopping-list-entry/', { amount: 1, food: { name: 'Milk' } })
  page = await open('phone', '/shopping')
  await page.getByRole('button', { name: 'Options of the view' }).tap()
  await page.getByRole('combobox', { name: 'Supermarket' }).selectOption('Corner Market')
  await page.keyboard.press('Escape')
  const ticking = page.waitForRequest((request) => request.url().endsWith('/api/shopping-list-entry/bulk/'))
  await page.getByRole('checkbox', { name: 'Milk' }).tap()
  expect((await ticking).postDataJSON()).toMatchObject({ checked: true, supermarket: market.id })
})

test('the way that was walked three times is offered, taken over, and taken back', async () => {
  const market = await made('/api/supermarket/', { name: 'Corner Market' })
  const aisles = ['Dairy', 'Fruit', 'Bakery']
  for (const [order, name] of aisles.entries())
    await made('/api/supermarket-category-relation/', { supermarket: market.id, category: { name }, order })
  const way = ['Bakery', 'Dairy', 'Fruit']
  for (const begin of [600, 400, 200])
    for (const [place, aisle] of way.entries())
      for (const more of [0, 1]) {
        const food = await made('/api/food/', { name: `${aisle} ${more}`, supermarket_category: { name: aisle } })
        const entry = await made('/api/shopping-list-entry/', { amount: 1, food })
        const completed_at = minutesAgo(begin - 2 * place - more)
        const body = { ids: [entry.id], checked: true, supermarket: market.id, completed_at }
        await anna.call('POST', '/api/shopping-list-entry/bulk/', body)
      }
  page = await open('phone', `/list/Supermarket?edit=${market.id}`)
  const sheet = page.getByRole('dialog', { name: 'Corner Market' })
  await sheet.getByText('You usually pass Bakery before Dairy: take this order over?').waitFor()
  await sheet.getByText('Learned from 3 shops here').waitFor()
  await sheet.getByText('Show the order').tap()
  await expect
    .poll(() => sheet.getByRole('list', { name: 'The order that was learned' }).locator('bdi').allTextContents())
    .toEqual(way)
  const now = () =>
    sheet
      .getByRole('button', { name: /^Move \w+$/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(5)))
  await sheet.getByRole('button', { name: 'Take it over' }).tap()
  await expect.poll(now).toEqual(way)
  await sheet.getByText('You usually pass').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).first().tap()
  await expect.poll(now).toEqual(aisles)
})
