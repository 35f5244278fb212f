import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { personAt } from './person.walk.ts'

const kitchen = openKitchen()
const soon = { timeout: 30_000 }
let anna: Account
let context: BrowserContext
let page: Page

beforeAll(async () => {
  anna = await makeAccount(kitchen.origin())
  context = await kitchen.enter('desktop', anna)
  page = await context.newPage()
})
afterAll(() => context.close())

test('a deleted recipe is found in the trash after the message is gone, and comes back with a link to it', async () => {
  const { id } = await anna.call<{ id: number }>('POST', '/api/recipe/', { name: 'Leek soup', steps: [] })
  await page.goto(`/recipe/${id}`)
  await personAt(page).heading('Leek soup').waitFor()
  await personAt(page).more('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('status').getByRole('link', { name: 'Trash' }).click()
  await personAt(page).heading('Trash').waitFor()
  await page.getByRole('button', { name: 'Restore Leek soup' }).click()
  await page.getByText('“Leek soup” is back.').waitFor()
  await page.getByText('The trash is empty').waitFor()
  await page.getByRole('link', { name: 'Open Leek soup' }).click()
  await personAt(page).heading('Leek soup').waitFor()
})

test('several things are selected and go for good, once that was asked', async () => {
  for (const name of ['dull', 'duller']) {
    const { id } = await anna.call<{ id: number }>('POST', '/api/keyword/', { name })
    await anna.call('DELETE', `/api/keyword/${id}/`)
  }
  await page.goto('/trash')
  for (const name of ['dull', 'duller'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 2 things for good?' })
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('The trash is empty').waitFor()
})

test('the activity tells what was done in a sentence, and takes it back', async () => {
  const { id } = await anna.call<{ id: number }>('POST', '/api/unit/', { name: 'pinch' })
  await anna.call('PATCH', `/api/unit/${id}/`, { name: 'dash' })
  await page.goto('/activity')
  await page.getByText('You changed the unit “dash”').waitFor()
  await page.getByText('Show what changed').first().click()
  await page.getByRole('button', { name: 'Undo: You changed the unit “dash”' }).click()
  const nameNow = async () => (await anna.call<{ name: string }>('GET', `/api/unit/${id}/`)).name
  await expect.poll(nameNow, soon).toBe('pinch')
})
