import { expect, test } from 'vitest'
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
  await page.getByRole('heading', { name: 'Larder', exact: true }).waitFor()
  await page
    .getByRole('button', { name: /Shopping List Entry|ShoppingListEntry/ })
    .first()
    .waitFor()
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe(theme === 'dark' ? 'rgb(29, 23, 20)' : 'rgb(255, 255, 255)')
  expect(foreign).toEqual([])
  expect(faults.take()).toEqual([])
  await context.close()
})
