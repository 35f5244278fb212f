import type { BrowserContext } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { answerKept, filesKept } from './kept.wait.ts'
import { openKitchen } from './kitchen.open.ts'
import { personAt } from './person.walk.ts'

interface Recipe {
  id: number
  name: string
  image: string | null
  steps: { ingredients: { food: { name: string } }[] }[]
}

const kitchen = openKitchen()
const soon = { timeout: 60_000 }
const kept = 'Kept on this device. It is sent as soon as there is a network.'
let account: Account
let recipe: number
let context: BrowserContext
beforeEach(async ({ onTestFinished }) => {
  account = await makeAccount(kitchen.origin())
  const steps = [{ instruction: 'Boil them.', ingredients: [] }]
  recipe = (await account.call<Recipe>('POST', '/api/recipe/', { name: 'Soft eggs', steps })).id
  context = await kitchen.enter('desktop', account)
  onTestFinished(() => context.close())
})
const read = (id = recipe) => account.call<Recipe>('GET', `/api/recipe/${id}/`)
const foods = ({ steps }: Recipe) => steps.flatMap(({ ingredients }) => ingredients.map(({ food }) => food.name))

/** Everything that the editor may need is kept. */
async function openKept(path: string) {
  const page = await context.newPage()
  await page.goto(path)
  await filesKept(page)
  if (path !== '/recipe/new') await answerKept(page, `/api/recipe/${recipe}/`)
  await answerKept(page, '/api/unit/?page_size=200')
  return page
}

test('a recipe edited without a network is shown as it is kept, survives the tab, and is saved once', async () => {
  const page = await openKept(`/recipe/${recipe}`)
  const cook = personAt(page)
  await context.setOffline(true)
  await cook.more('Edit')
  await page.getByLabel('Name', { exact: true }).fill('Eggs of the hut')
  const line = page.getByLabel('Add an ingredient').last()
  await line.fill('2 eggs')
  await line.press('Enter')
  await cook.press('Save')
  await cook.heading('Eggs of the hut').waitFor()
  await page.getByText(kept).waitFor()
  await page.close()

  const later = await context.newPage()
  await later.goto(`/recipe/${recipe}`)
  await personAt(later).heading('Eggs of the hut').waitFor()
  await personAt(later)
    .ingredient(/2 eggs/)
    .waitFor()
  await later.goto(`/recipe/${recipe}/edit`)
  expect(await later.getByLabel('Name', { exact: true }).inputValue()).toBe('Eggs of the hut')
  await later.goto('/shopping')
  expect((await read()).name).toBe('Soft eggs')

  await context.setOffline(false)
  await expect.poll(async () => (await read()).name, soon).toBe('Eggs of the hut')
  expect(foods(await read())).toEqual([expect.stringMatching(/^eggs?$/)])
})

test('a new recipe with a picture waits, and is there once with its picture', async () => {
  const page = await openKept('/recipe/new')
  await context.setOffline(true)
  await page.getByLabel('Name', { exact: true }).fill('Hut bread')
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const buffer = Buffer.from(pixel, 'base64')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'bread.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Save' }).click()
  await personAt(page).heading('Hut bread').waitFor()
  await page.getByText(kept).waitFor()
  await page.reload()
  await personAt(page).heading('Hut bread').waitFor()

  await context.setOffline(false)
  const breads = async () =>
    (await account.call<{ results: Recipe[] }>('GET', '/api/recipe/?query=bread')).results.map(({ image }) => !!image)
  await expect.poll(breads, soon).toEqual([true])
  await page.getByText(kept).waitFor({ state: 'detached' })
  await page.waitForURL(/\/recipe\/\d+/)
  await personAt(page).heading('Hut bread').waitFor()
})

test('what others changed meanwhile is never overwritten: it is said by name, and one chooses', async () => {
  const page = await openKept(`/recipe/${recipe}`)
  const cook = personAt(page)
  await context.setOffline(true)
  await cook.more('Edit')
  await page.getByLabel('Name', { exact: true }).fill('My eggs')
  await cook.press('Save')
  await cook.heading('My eggs').waitFor()
  await account.call('PATCH', `/api/recipe/${recipe}/`, { name: 'Their eggs' })

  await context.setOffline(false)
  await page.getByRole('button', { name: '1 not saved' }).click()
  await page.getByRole('dialog').getByText('It was changed elsewhere meanwhile.').waitFor()
  await page.getByRole('link', { name: 'Look at it' }).click()
  await cook.press('Go on with it')
  await cook.press('Save')
  const clash = page.getByRole('dialog')
  await clash.getByText('Their eggs').waitFor()
  await clash.getByRole('button', { name: 'Save like this' }).click()
  await cook.heading('My eggs').waitFor()
  expect((await read()).name).toBe('My eggs')
})
