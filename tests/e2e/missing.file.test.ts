import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

const notLoaded = 'This part could not be loaded.'

async function openDish() {
  const person = await makeAccount(kitchen.origin())
  const { id } = await person.call<{ id: number }>('POST', '/api/recipe/', { name: 'Soup', steps: [] })
  const context = await kitchen.enter('desktop', person)
  // As on a first visit, before all files are kept.
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  const page = await context.newPage()
  await page.goto(`/recipe/${id}`)
  await page.getByRole('heading', { name: 'Soup' }).waitFor()
  // The line that says so comes soon after the page.
  await page.locator('output[data-snackbar]').waitFor({ state: 'attached' })
  return { context, page, path: `/recipe/${id}` }
}

const loseFiles = (context: BrowserContext) => context.route('**/assets/**', (route) => route.abort())

test('a dialog whose file does not come leaves the page as it is, and opens when the file is there', async () => {
  const { context, page } = await openDish()
  await loseFiles(context)
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await page.getByText(notLoaded).waitFor()
  await page.getByRole('heading', { name: 'Soup' }).waitFor()
  await context.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByText(notLoaded).count()).toBe(0)
  await context.close()
})

test('without a network, the page stays, and what was asked for comes with the network', async () => {
  const { context, page } = await openDish()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await page.getByText(notLoaded).waitFor()
  await page.getByRole('heading', { name: 'Soup' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('dialog').waitFor()
  await context.close()
})

test('a page whose files do not come leaves the one that is open', async () => {
  const { context, page, path } = await openDish()
  await loseFiles(context)
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await page.getByText(notLoaded).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.getByRole('heading', { name: 'Soup' }).waitFor()
  await context.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByText(notLoaded).count()).toBe(0)
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await page.waitForURL('**/plan')
  await context.close()
})
