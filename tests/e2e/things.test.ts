import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let page: Page
const open = openPages(kitchen, () => anna)

interface Food {
  id: number
  name: string
  food_onhand: boolean
}

const foods = async () => (await anna.call<{ results: Food[] }>('GET', '/api/food/')).results
const rows = () => page.getByRole('table').locator('tbody tr')
const names = () => rows().locator('a').allTextContents()

beforeAll(async () => {
  anna = await makeAccount(kitchen.origin())
  for (const [name, aisle] of [
    ['Salt', 'Spices'],
    ['Tomatoes', null],
    ['tomatos', null],
    ['Milk', 'Dairy'],
  ])
    await anna.call('POST', '/api/food/', { name, ...(aisle ? { supermarket_category: { name: aisle } } : {}) })
  await anna.call('POST', '/api/recipe/', {
    name: 'Tomato soup',
    steps: [{ instruction: 'Boil.', ingredients: [{ amount: 4, unit: null, food: { name: 'tomatos' } }] }],
  })
})

test('salt is marked as in the house by the keyboard alone, from the overview on', async () => {
  page = await open('desktop', '/database')
  await page.getByRole('link', { name: 'Foods', exact: true }).press('Enter')
  await page.getByRole('searchbox', { name: 'Find in Foods' }).waitFor()
  await page.getByRole('searchbox', { name: 'Find in Foods' }).fill('sa')
  await expect.poll(names).toEqual(['Salt'])
  await rows().getByRole('link', { name: 'Salt' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Salt' })
  await sheet.getByRole('switch', { name: 'In the house' }).press('Space')
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await sheet.waitFor({ state: 'hidden' })
  expect((await foods()).find(({ name }) => name === 'Salt')?.food_onhand).toBe(true)
})

test('never to buy something is said in its row, and taken back', async () => {
  page = await open('desktop', '/list/Food')
  const never = page.getByRole('switch', { name: 'Never buy: Milk' })
  await never.click()
  await expect.poll(() => never.getAttribute('aria-checked')).toBe('true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => never.getAttribute('aria-checked')).toBe('false')
})

test('a list is sorted up, down and as usual, filtered by what people ask, and its address keeps all of it', async () => {
  page = await open('desktop', '/list/Food')
  await expect.poll(names).toEqual(['Milk', 'Salt', 'Tomatoes', 'tomatos'])
  const aisle = page.getByRole('columnheader', { name: 'Aisle' })
  await aisle.getByRole('button').click()
  await expect.poll(names).toEqual(['Milk', 'Salt', 'Tomatoes', 'tomatos'])
  expect(await aisle.getAttribute('aria-sort')).toBe('ascending')
  await aisle.getByRole('button').click()
  await expect.poll(names).toEqual(['Salt', 'Milk', 'Tomatoes', 'tomatos'])
  await page.getByRole('button', { name: 'Without an aisle' }).click()
  await expect.poll(names).toEqual(['Tomatoes', 'tomatos'])
  await page.reload()
  await expect.poll(names).toEqual(['Tomatoes', 'tomatos'])
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-supermarket_category')
})

test('what was typed and not saved is there again, and what the server refuses is said at its field', async () => {
  page = await open('desktop', '/list/Unit?edit=new&q=pec')
  const sheet = page.getByRole('dialog', { name: 'New: Unit' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText('Without this it cannot be saved.').waitFor()
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('peck')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'New' }).first().click()
  await expect.poll(() => sheet.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('peck')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(names).toEqual(['peck'])
})

test('a food in use is not deleted; it is merged into its double by touch, and that is taken back', async () => {
  page = await open('phone', '/list/Food')
  await rows().getByRole('link', { name: 'tomatos' }).tap()
  const sheet = page.getByRole('dialog', { name: 'tomatos' })
  await sheet.getByText('Used in 1 place').waitFor()
  await sheet.getByRole('link', { name: 'Tomato soup' }).waitFor()
  await sheet.getByRole('button', { name: 'Delete' }).tap()
  const question = page.getByRole('dialog', { name: 'Delete tomatos?' })
  await question.getByText('1 thing uses it and stands against it').waitFor()
  expect(await question.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  await question.getByRole('button', { name: 'Cancel' }).tap()
  await sheet.getByRole('button', { name: 'Merge' }).tap()
  const merging = page.getByRole('dialog', { name: 'Merge' })
  await merging.getByRole('combobox').fill('Tomatoes')
  await page.getByRole('option', { name: 'Tomatoes' }).tap()
  await merging.getByText('tomatos goes, and all that uses it uses Tomatoes from then on.').waitFor()
  await merging.getByRole('button', { name: 'Merge' }).tap()
  await expect.poll(async () => (await foods()).map(({ name }) => name)).not.toContain('tomatos')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await foods()).map(({ name }) => name)).toContain('tomatos')
})

test('several are chosen by keys and deleted after one question, and come back from the trash', async () => {
  for (const name of ['dull', 'duller', 'dullest']) await anna.call('POST', '/api/keyword/', { name })
  page = await open('desktop', '/list/Keyword')
  await rows().getByRole('link', { name: 'dull', exact: true }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+X')
  await page.getByText('3 chosen').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 3 things?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing here yet').waitFor()
  await page.goto('/trash')
  await expect.poll(() => page.getByRole('button', { name: /^Restore dull/ }).count()).toBe(3)
})

test('what was deleted together is taken back together', async () => {
  for (const name of ['odd', 'odder']) await anna.call('POST', '/api/keyword/', { name })
  page = await open('desktop', '/list/Keyword?q=odd')
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 2 things?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing is called “odd”').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['odd', 'odder'])
})

test('showing all empties the box, and a page that is no more leads to the first', async () => {
  page = await open('desktop', '/list/Unit?q=zzz')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await expect.poll(() => rows().count()).toBe(10)
  await page.goto('/list/Unit?page=99')
  await expect.poll(() => rows().count()).toBe(10)
})

test('a tree opens in place and is moved in by the keyboard; what is found in it says where it stands', async () => {
  for (const name of ['Fruit', 'Apple']) await anna.call('POST', '/api/food/', { name })
  page = await open('desktop', '/list/Food?tree=true')
  await page.getByRole('list', { name: 'Foods' }).getByRole('link', { name: 'Apple' }).press('Enter')
  await page.getByRole('dialog', { name: 'Apple' }).getByRole('button', { name: 'Move' }).press('Enter')
  const moving = page.getByRole('dialog', { name: 'Move Apple' })
  await moving.getByRole('combobox').fill('Fruit')
  await page.getByRole('option', { name: 'Fruit' }).click()
  await moving.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await moving.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  const fruit = page.getByRole('list', { name: 'Foods' }).getByRole('link', { name: 'Fruit' })
  await page.getByRole('button', { name: 'What is under Fruit' }).waitFor()
  await fruit.press('ArrowRight')
  await page.getByRole('list', { name: 'Fruit' }).getByRole('link', { name: 'Apple' }).waitFor()
  await fruit.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Apple')
  await page.getByRole('searchbox').fill('appl')
  await rows().getByText('Fruit', { exact: true }).waitFor()
})

test('an unknown list is that of foods, and addresses of others lead to their pages', async () => {
  page = await open('desktop', '/list/Nonsense')
  await page.getByRole('heading', { name: 'Foods' }).waitFor()
  const [salt] = await foods()
  await page.goto(`/edit/Food/${salt?.id}/`)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).waitFor()
})
