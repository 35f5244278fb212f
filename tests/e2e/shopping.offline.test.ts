import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

const thing = (page: Page, name: string) => page.getByRole('checkbox', { name })
const ticked = (page: Page, name: string) => thing(page, name).getAttribute('aria-checked')
const isKept = () => caches.match('/').then((page) => page !== undefined)

test('without a network the list opens, is ticked and added to, and another phone sees all of it once there is one', async () => {
  const person = await makeAccount(kitchen.origin())
  for (const name of ['milk', 'bread'])
    await person.call('POST', '/api/shopping-list-entry/', { amount: 1, food: { name } })
  const mine = await kitchen.enter('phone', person)
  const page = await mine.newPage()
  await page.goto('/shopping')
  await thing(page, 'milk').waitFor()
  await expect.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true)

  await mine.setOffline(true)
  await page.reload()
  await thing(page, 'milk').click()
  await page.getByRole('combobox', { name: 'Add to the list' }).fill('2 l juice; eggs')
  await page.keyboard.press('Enter')
  await thing(page, '2 l juice').waitFor()
  await page.getByText('3 changes are waiting').waitFor()
  await page.reload()
  expect(await ticked(page, 'bread')).toBe('false')
  await page.getByText('3 changes are waiting').waitFor()

  const theirs = await kitchen.enter('phone', person)
  const other = await theirs.newPage()
  await other.goto('/shopping')
  await thing(other, 'bread').waitFor()
  expect(await thing(other, 'juice').count()).toBe(0)

  await mine.setOffline(false)
  await thing(other, '2 l juice').waitFor()
  await thing(other, 'eggs').waitFor()
  expect(await thing(other, 'juice').count()).toBe(1)
  await page.getByText('changes are waiting').waitFor({ state: 'detached' })
  await other.getByRole('button', { name: /^Done/ }).click()
  expect(await ticked(other, 'milk')).toBe('true')
  await mine.close()
  await theirs.close()
})
