import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { serveReleases, type Releases } from './release.serve.ts'

const kitchen = openKitchen()
let releases: Releases
beforeAll(async () => {
  releases = await serveReleases(kitchen.origin())
})
afterAll(() => releases.close())

async function openRecipes({ first = false } = {}) {
  const context = await kitchen.enter('desktop', await makeAccount(kitchen.origin()))
  // As on a first visit, before all files are kept.
  if (first) await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  const page = await context.newPage()
  await page.goto(`${releases.origin}/recipes`)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.locator('output[data-snackbar]').waitFor({ state: 'attached' })
  return { context, page }
}

const version = () => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
const oldFiles = async () => {
  const keys = await (await caches.open('larder-files')).keys()
  return keys.filter(({ url }) => url.endsWith('.js') && url.includes('/assets/') && !url.endsWith('v2.js')).length
}

test('after a release the open page goes on, the new version is offered, and old files go with the last old page', async () => {
  const { context, page } = await openRecipes()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true)
  const visitor = await openRecipes({ first: true })
  releases.release()

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText('A new version is ready.').waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await page.waitForURL('**/plan')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(version)).not.toBe('second')
  expect(await page.evaluate(oldFiles)).toBeGreaterThan(100)

  await page.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => page.evaluate(version).catch(() => '')).toBe('second')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(oldFiles).catch(() => -1), { timeout: 30_000 }).toBe(0)
  expect(await page.getByText('A new version is ready.').count()).toBe(0)
  await context.close()

  // Nothing is kept yet, and the server has another version than the page.
  await visitor.page.getByRole('link', { name: 'Plan', exact: true }).click()
  await visitor.page.getByText('A new version is ready.').waitFor()
  expect(new URL(visitor.page.url()).pathname).toBe('/recipes')
  await visitor.context.close()
})
