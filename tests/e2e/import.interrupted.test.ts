import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gzipOf, zipOf } from '#tests/zip.fixture.ts'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

const card = (name: string) =>
  gzipOf(JSON.stringify({ uid: name, name, ingredients: '200 g flour\n2 eggs', directions: 'Mix.\nBake.' }))

async function recipesFile(count: number, ballast = 0) {
  const names = Array.from({ length: count }, (_, n) => `Dish ${n}`)
  const cards = await Promise.all(names.map(async (name) => [`${name}.paprikarecipe`, await card(name)] as const))
  // It cannot be packed smaller.
  const noise = Uint8Array.from({ length: ballast }, () => Math.floor(Math.random() * 256))
  const bytes = await zipOf({ ...Object.fromEntries(cards), ...(ballast > 0 ? { 'noise.jpg': noise } : {}) })
  return { name: 'export.paprikarecipes', mimeType: 'application/zip', buffer: Buffer.from(bytes) }
}

type Sent = Awaited<ReturnType<typeof recipesFile>>

/** A path is a file that is the same whenever it is chosen, with the time at which it was written. */
async function choose(page: Page, file: Sent | string, button = 'Choose files') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

/** Holds back the answer to the second part until it is let go. */
async function holdSecondPart(page: Page) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/uploads\/\d+\/2\/$/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return letGo
}

test('sending goes on by itself after the network was cut, on a phone', async () => {
  const account = await makeAccount(kitchen.origin())
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  await page.goto('/import')
  await page.route(/\/uploads\/\d+\/2\/$/, (route) => route.abort())
  await choose(page, await recipesFile(2, 17_000_000))
  await page.getByText('No connection. It goes on by itself where it stopped.').waitFor()
  await context.setOffline(true)
  await page.unroute(/\/uploads\/\d+\/2\/$/)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Import 2 recipes' }).waitFor()
  await context.close()
})

test('a page that was reloaded while it sent says so, and goes on with the same file', async () => {
  const account = await makeAccount(kitchen.origin())
  const context = await kitchen.enter('desktop', account)
  const page = await context.newPage()
  await page.goto('/import')
  const letGo = await holdSecondPart(page)
  const { name, buffer } = await recipesFile(2, 17_000_000)
  const folder = mkdtempSync(join(tmpdir(), 'larder-upload-'))
  const sent = join(folder, name)
  writeFileSync(sent, buffer)
  await choose(page, sent)
  await page.getByText(/^8 of 17/).waitFor()
  await page.reload()
  letGo()
  await page.getByText('Sending export.paprikarecipes was interrupted').waitFor()
  const again: string[] = []
  page.on('request', (request) => {
    if (/uploads\/\d+\/\d+\/$/.test(request.url())) again.push(request.url())
  })
  await choose(page, sent, 'Continue')
  await page.getByRole('button', { name: 'Import 2 recipes' }).waitFor()
  expect(again.map((url) => url.replace(/^.*uploads\/\d+/, ''))).toEqual(['/2/', '/3/'])
  await context.close()
  rmSync(folder, { recursive: true })
})

test('an import goes on while nobody looks and while there is no network, and is found again', async () => {
  const account = await makeAccount(kitchen.origin())
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  await page.goto('/import')
  await choose(page, await recipesFile(80))
  await page.getByRole('button', { name: 'Import 80 recipes' }).tap()
  await page.getByRole('heading', { name: 'Importing' }).waitFor()
  await context.setOffline(true)
  await page.waitForTimeout(1500)
  await context.setOffline(false)
  await page.getByRole('heading', { name: '80 recipes came' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: '80 recipes came' }).waitFor()
  await page.goto('/import')
  await page.getByRole('link', { name: 'export.paprikarecipes' }).tap()
  await page.getByRole('heading', { name: '80 recipes came' }).waitFor()
  await context.close()
})

test('a table is explained by keyboard alone, looked at and imported', async () => {
  const account = await makeAccount(kitchen.origin())
  const context = await kitchen.enter('desktop', account)
  const page = await context.newPage()
  await page.goto('/import')
  const text =
    'Was;Womit;Wie;Wo\nPie;"200 g flour\n2 eggs";Bake it until it is brown all over.;Keller\nSoup;1 leek;Boil it.;\n'
  await choose(page, { name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const first = page.getByRole('article')
  await first.waitFor()
  for (const [column, field] of [
    ['Was', 'Name'],
    ['Womit', 'Ingredients'],
    ['Wie', 'Steps'],
    ['Wo', 'Leave it out'],
  ] as const) {
    await page.getByRole('combobox', { name: column, exact: true }).focus()
    await page.getByRole('combobox', { name: column, exact: true }).selectOption(field)
  }
  expect(await first.getByRole('listitem').allInnerTexts()).toEqual([
    '200 g flour',
    '2 eggs',
    'Bake it until it is brown all over.',
  ])
  await page.getByRole('button', { name: 'Read it like this' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Import 2 recipes' }).waitFor()
  await page.getByRole('button', { name: 'Import 2 recipes' }).press('Enter')
  await page.getByRole('heading', { name: '2 recipes came' }).waitFor()
  // What was pressed is gone, and the focus is where something came in its place.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await context.close()
})
