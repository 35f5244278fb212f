import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { filesKept, listKept } from './kept.wait.ts'
import { openKitchen } from './kitchen.open.ts'
import { makeMember } from './member.make.ts'

const kitchen = openKitchen()

const thing = (page: Page, name: string) => page.getByRole('checkbox', { name })
const ticked = (page: Page, name: string) => thing(page, name).getAttribute('aria-checked')
const isKept = () => navigator.serviceWorker.controller !== null

test('the list opens and changes without a network, and another phone sees the changes afterwards', async () => {
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
  await page.getByText(/Last updated: (now|\d+ minutes? ago)\./).waitFor()
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

test('the list opens without a network on a device that never opened it, for members and for guests', async () => {
  const member = await makeAccount(kitchen.origin())
  const market = await member.call('POST', '/api/shopping-list/', { name: 'Market' })
  await member.call('POST', '/api/shopping-list-entry/', {
    amount: 1,
    food: { name: 'milk' },
    shopping_lists: [market],
  })
  const guest = await makeMember(kitchen.origin(), (path, body) => member.call('POST', path, body), 'guest')
  for (const person of [member, guest]) {
    const context = await kitchen.enter('phone', person)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await filesKept(page)
    await listKept(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/api/shopping-list-entry/'))).toHaveLength(1)
    await context.setOffline(true)
    await page.goto('/shopping')
    await thing(page, 'milk').waitFor()
    await page.getByRole('radio', { name: /^Market/ }).waitFor()
    await page.getByRole('combobox', { name: 'Add to the list' }).fill('eggs')
    await page.keyboard.press('Enter')
    await thing(page, 'eggs').waitFor()
    await context.close()
  }
})

test('with a weak signal the stored list can be ticked, and says how old it is', async () => {
  const person = await makeAccount(kitchen.origin())
  await person.call('POST', '/api/shopping-list-entry/', { amount: 1, food: { name: 'milk' } })
  const context = await kitchen.enter('phone', person)
  const page = await context.newPage()
  await page.goto('/shopping')
  await thing(page, 'milk').waitFor()
  let asked = 0
  // Only these calls hang, as with a weak signal.
  await page.route('**/api/shopping-list-entry/**', async (call) => {
    asked += 1
    await new Promise((done) => setTimeout(done, 10_000))
    await call.abort('timedout')
  })
  await page.reload()
  await thing(page, 'milk').click()
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(0)
  await page.getByText(/No connection\..* Last updated: /).waitFor({ timeout: 40_000 })
  await page.getByRole('button', { name: /^Done/ }).click()
  expect(await ticked(page, 'milk')).toBe('true')
  await page.unroute('**/api/shopping-list-entry/**')
  await expect
    .poll(
      async () => {
        const { results } = await person.call<{ results: { checked: boolean }[] }>('GET', '/api/shopping-list-entry/')
        return results.map(({ checked }) => checked)
      },
      { timeout: 60_000 },
    )
    .toEqual([true])
  await context.close()
})
