import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { watchFaults } from './fault.watch.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

test.each(['light', 'dark'] as const)('the API documentation is complete without the internet, %s', async (theme) => {
  const context = await kitchen.enter('desktop')
  const faults = watchFaults(context)
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(kitchen.origin())) foreign.push(request.url())
  })
  await page.emulateMedia({ colorScheme: theme })
  await page.goto('/docs', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: /^Larder/ }).waitFor()
  await page.getByRole('heading', { name: 'ShoppingListEntry' }).waitFor()
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe(theme === 'dark' ? 'rgb(29, 23, 20)' : 'rgb(246, 240, 234)')
  expect(foreign).toEqual([])
  expect(faults.take()).toEqual([])
  await context.close()
})

test('a call is tried in place, with the session or with a token', async () => {
  const account = await makeAccount(kitchen.origin())
  const context = await kitchen.enter('desktop', account)
  const faults = watchFaults(context)
  const page = await context.newPage()
  const attempt = async (name: string) => {
    const call = page.locator('#operations-Keyword-create_keyword')
    await call.getByRole('textbox').fill(JSON.stringify({ name }))
    await call.getByRole('button', { name: 'Execute' }).click()
    await call.locator('.live-responses-table').getByText(`"${name}"`).first().waitFor()
  }
  await page.goto('/docs')
  await page.getByRole('link', { name: 'Keyword', exact: true }).click()
  await page.locator('#operations-Keyword-create_keyword .opblock-summary-control').click()
  await attempt('By session')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  await page.getByLabel('auth-bearer-value').fill(account.token)
  await page.getByRole('button', { name: 'Apply credentials' }).first().click()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await attempt('By token')
  expect(faults.take()).toEqual([])
  const { results } = await account.call<{ results: { name: string }[] }>('GET', '/api/keyword/')
  expect(results.map(({ name }) => name)).toEqual(['By session', 'By token'])
  await context.close()
})
