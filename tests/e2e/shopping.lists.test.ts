import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { schemes, screenFaults } from './screens/screen-faults.ts'

const kitchen = openKitchen()

const thing = (page: Page, name: string) => page.getByRole('checkbox', { name })
const chip = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const isKept = () => navigator.serviceWorker.controller !== null

async function add(page: Page, text: string) {
  await page.getByRole('combobox', { name: /^Add to/ }).fill(text)
  await page.keyboard.press('Enter')
}

async function makeList(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Make list' }).tap()
  await chip(page, new RegExp(`^${name}`)).waitFor()
}

test('a household shops from two lists: adds, moves, works without a network, deletes and takes it back', async () => {
  const person = await makeAccount(kitchen.origin())
  for (const name of ['milk', 'bread'])
    await person.call('POST', '/api/shopping-list-entry/', { amount: 1, food: { name } })
  const mine = await kitchen.enter('phone', person)
  const page = await mine.newPage()
  await page.goto('/shopping')
  await thing(page, 'milk').waitFor()
  expect(await page.getByRole('radiogroup', { name: 'Which list' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Options of the view' }).tap()
  await page.getByRole('link', { name: 'New list' }).tap()
  await makeList(page, 'Market')
  await page.getByText('Nothing on “Market”').waitFor()
  await add(page, 'apples')
  await thing(page, 'apples').waitFor()
  expect(await thing(page, 'milk').count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('list')).toMatch(/^\d+$/)

  await page.getByRole('button', { name: 'New list' }).tap()
  await makeList(page, 'Kiosk')
  await chip(page, /^Everything/).tap()
  await thing(page, 'milk').waitFor()
  await page.getByRole('button', { name: 'Details of milk' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Kiosk' }).tap()
  await page.getByText('“milk” is on “Kiosk”').first().waitFor()
  await page.getByRole('button', { name: 'Close' }).first().tap()
  await chip(page, /^Kiosk/).tap()
  await thing(page, 'milk').waitFor()
  await expect.poll(() => thing(page, 'bread').count()).toBe(0)

  const theirs = await kitchen.enter('phone', person)
  const other = await theirs.newPage()
  await other.goto(page.url())
  await thing(other, 'milk').waitFor()
  expect(await thing(other, 'bread').count()).toBe(0)

  await expect.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true)
  await mine.setOffline(true)
  await page.reload()
  await thing(page, 'milk').waitFor()
  await add(page, 'gum')
  await thing(page, 'gum').waitFor()
  await mine.setOffline(false)
  await thing(other, 'gum').waitFor()
  await page.getByText('waiting to be sent').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Edit lists' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Kiosk/ })
    .tap()
  await page.getByRole('button', { name: 'Delete this list' }).tap()
  await page.getByText(/2 things to buy stay under “Everything”\..*1 food\./).waitFor()
  await page.getByRole('button', { name: 'Delete list' }).tap()
  await expect.poll(() => chip(page, /^Kiosk/).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).first().tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await chip(page, /^Kiosk/).tap()
  await thing(page, 'gum').waitFor()
  await thing(page, 'milk').waitFor()
  expect(await thing(page, 'bread').count()).toBe(0)

  const { results } = await person.call<{ results: { id: number; name: string }[] }>('GET', '/api/shopping-list/')
  const kiosk = results.find(({ name }) => name === 'Kiosk')
  await person.call('DELETE', `/api/shopping-list/${kiosk?.id}/`)
  // The message goes by itself, so both phones are watched at once.
  await Promise.all([page, other].map((phone) => phone.getByText('“Kiosk” was deleted.').first().waitFor()))
  for (const phone of [page, other]) await thing(phone, 'bread').waitFor()
  await mine.close()
  await theirs.close()

  const paths = ['/shopping?list=all', '/shopping?list=all&open=line&food=milk', '/shopping?open=lists']
  const screens = paths.map((path) => ({ path, schemes }))
  expect(await screenFaults(await kitchen.enter('phone', person), screens)).toEqual([])
})
