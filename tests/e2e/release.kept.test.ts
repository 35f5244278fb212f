import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { personAt } from './person.walk.ts'
import { serveReleases, type Releases } from './release.serve.ts'

const kitchen = openKitchen()
let releases: Releases
let account: Account
let context: BrowserContext
let recipe: number
let pages: { editor: Page; cook: Page; list: Page; log: Page }

const offer = 'A new version is ready.'
const version = () => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content

const open = async (path: string) => {
  const page = await context.newPage()
  await page.goto(`${releases.origin}${path}`)
  await page.locator('output[data-snackbar]').waitFor({ state: 'attached' })
  return page
}

const takeIt = (page: Page) => page.getByRole('button', { name: 'Use it now' }).click()
const isNew = async (page: Page) => {
  await expect.poll(() => page.evaluate(version).catch(() => ''), { timeout: 30_000 }).toBe('second')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

// A release while one person has all of this open.
beforeAll(async () => {
  releases = await serveReleases(kitchen.origin())
  account = await makeAccount(kitchen.origin())
  const ingredients = [{ food: { name: 'rice' }, unit: { name: 'g' }, amount: 200 }]
  const steps = [{ instruction: 'Boil.', time: 20, ingredients }]
  recipe = (await account.call<{ id: number }>('POST', '/api/recipe/', { name: 'Rice', steps })).id
  for (const name of ['milk', 'bread'])
    await account.call('POST', '/api/shopping-list-entry/', { amount: 1, food: { name } })
  context = await kitchen.enter('desktop', account)
  const list = await open('/shopping')
  await list.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
  pages = {
    list,
    editor: await open(`/recipe/${recipe}/edit`),
    cook: await open(`/recipe/${recipe}/cook`),
    log: await open(`/recipe/${recipe}`),
  }
  releases.release()
  await list.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  for (const page of Object.values(pages)) await page.getByText(offer).waitFor({ timeout: 60_000 })
})
afterAll(async () => {
  await context.close()
  releases.close()
})

test('what was typed in the editor is offered again, also the line that was not finished', async () => {
  const { editor } = pages
  await editor.getByLabel('Name', { exact: true }).fill('Rice of the hut')
  await editor.getByLabel('Add an ingredient').last().fill('2 leeks')
  await takeIt(editor)
  await isNew(editor)
  await editor.getByRole('button', { name: 'Go on with it' }).click()
  expect(await editor.getByLabel('Name', { exact: true }).inputValue()).toBe('Rice of the hut')
  const foods = () => [...document.querySelectorAll('input')].map(({ value }) => value)
  expect(await editor.evaluate(foods)).toContainEqual(expect.stringMatching(/^leeks?$/))
})

test('cooking goes on at its step, with what is ticked there and with its timer', async () => {
  const { cook } = pages
  await personAt(cook).press('Start with step 1')
  await cook.getByRole('checkbox', { name: /rice/ }).check()
  await cook.getByRole('button', { name: /^Start a timer/ }).click()
  await cook.getByRole('timer').first().waitFor()
  await takeIt(cook)
  await isNew(cook)
  await cook.getByText('Step 1 of 1').waitFor()
  expect(await cook.getByRole('checkbox', { name: /rice/ }).isChecked()).toBe(true)
  await cook
    .getByRole('timer')
    .getByText(/^(20:00|19:\d\d)$/)
    .waitFor()
})

test('ticks that wait for a network and a half-typed line of the list are there afterwards', async () => {
  const { list } = pages
  const box = list.getByRole('combobox', { name: 'Add to the list' })
  await context.setOffline(true)
  await list.getByRole('checkbox', { name: 'milk' }).click()
  await box.fill('2 l jui')
  await takeIt(list)
  await isNew(list)
  expect(await box.inputValue()).toBe('2 l jui')
  await list.getByText('1 change is waiting').waitFor()
  await context.setOffline(false)
  const ticked = async () =>
    (
      await account.call<{ results: { checked: boolean; food: { name: string } }[] }>(
        'GET',
        '/api/shopping-list-entry/',
      )
    ).results.flatMap(({ checked, food }) => (checked ? food.name : []))
  await expect.poll(ticked, { timeout: 60_000 }).toEqual(['milk'])
  await box.fill('juice')
  await box.press('Enter')
  await list.getByRole('checkbox', { name: 'juice' }).waitFor()
  await list.reload()
  expect(await box.inputValue()).toBe('')
})

test('a text that only the page has is named before it goes, and stays unless one goes on without it', async () => {
  const { log } = pages
  await log.getByRole('button', { name: 'I cooked this' }).click()
  const comment = log.getByLabel('Comment')
  await comment.fill('Less salt next time.')
  await takeIt(log)
  await log.getByText('What you typed under “Comment” is not saved yet, and would be gone.').waitFor()
  expect(await comment.inputValue()).toBe('Less salt next time.')
  await log.getByRole('button', { name: 'Later' }).click()
  expect(await comment.inputValue()).toBe('Less salt next time.')
  await log.getByRole('button', { name: 'Save', exact: true }).click()
  await log.getByText('Less salt next time.').waitFor()
  expect(await log.evaluate(version)).not.toBe('second')
})
