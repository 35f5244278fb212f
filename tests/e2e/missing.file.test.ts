import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

const notLoaded = 'This part could not be loaded.'

/** `early`: before the line that says what is missing, and whatever comes with it. */
async function openDish({ early = false } = {}) {
  const person = await makeAccount(kitchen.origin())
  const { id } = await person.call<{ id: number }>('POST', '/api/recipe/', { name: 'Soup', steps: [] })
  const context = await kitchen.enter('desktop', person)
  // As on a first visit, before all files are kept.
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  const page = await context.newPage()
  if (early) await context.route('**/assets/background-*', (route) => route.abort())
  await page.goto(`/recipe/${id}`)
  await page.getByRole('heading', { name: 'Soup' }).waitFor()
  if (early) return { context, page, path: `/recipe/${id}` }
  // The line that says so comes soon after the page.
  await page.locator('output[data-snackbar]').waitFor({ state: 'attached' })
  // What is loaded ahead comes with it. A route that is cut keeps the browser from its cache, as no network does.
  await page.waitForLoadState('networkidle')
  return { context, page, path: `/recipe/${id}` }
}

const loseFiles = (context: BrowserContext) => context.route('**/assets/**', (route) => route.abort())

test('a dialog whose file does not come leaves the page as it is, and opens when the file is there', async () => {
  const { context, page } = await openDish()
  // Its own alone: a file that it shares with others has to be loaded with the page, as the last rule here says.
  await context.route('**/assets/shopping.dialog-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await page.getByText(notLoaded).waitFor()
  await page.getByRole('heading', { name: 'Soup' }).waitFor()
  await context.unroute('**/assets/shopping.dialog-*')
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

test('a file that is gone in the first seconds of a page, with all others, is said, and a tap loads the page anew', async () => {
  const { context, page } = await openDish({ early: true })
  await loseFiles(context)
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await page.getByText('This part can be loaded now, with the page loaded anew.').waitFor()
  await page.getByRole('heading', { name: 'Soup' }).waitFor()
  await context.unroute('**/assets/**')
  await context.unroute('**/assets/background-*')
  await page.getByRole('button', { name: 'Load it anew' }).click()
  // What was asked for stands in the address.
  await page.getByRole('dialog').waitFor()
  await page.locator('output[data-snackbar]').waitFor({ state: 'attached' })
  await context.close()
})

test('a network that goes in the first seconds of a page is said, and what to do when it is back', async () => {
  const { context, page } = await openDish({ early: true })
  await context.setOffline(true)
  await page.getByText(notLoaded).waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Load it anew' }).waitFor()
  await context.close()
})
