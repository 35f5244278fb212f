import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { serveSite, type Site } from './site.serve.ts'

let site: Site
const kitchen = openKitchen(async () => {
  const html = readFileSync('tests/e2e/pages/summer-salad.html', 'utf8')
  site = await serveSite({ html, site: 'https://kitchen.example', path: '/summer-salad/' })
  return { allowedOrigins: [site.origin] }
})
afterAll(() => site.close())

test.each(['desktop', 'phone'] as const)(
  'an import is looked over, put right, saved and taken back, on a %s',
  async (device) => {
    const account = await makeAccount(kitchen.origin())
    const names = async (of: string) => {
      const { results } = await account.call<{ results: { name: string }[] }>('GET', `/api/${of}/`)
      return results.map(({ name }) => name)
    }
    const units = await names('unit')
    const context = await kitchen.enter(device, account)
    const page = await context.newPage()
    await page.goto(`/import?url=${encodeURIComponent(site.address)}`)
    await page.getByRole('heading', { name: 'Check and save' }).waitFor()
    expect(await names('recipe')).toEqual([])

    await page.getByRole('button', { name: /^2 limes/ }).click()
    const food = page.getByRole('group', { name: /limes/ }).getByLabel('Food')
    await food.fill('blood oranges')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'Summer salad' }).waitFor()
    expect(await names('food')).toEqual(expect.arrayContaining(['blood oranges']))

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Check and save' }).waitFor()
    expect(await names('recipe')).toEqual([])
    expect(await names('food')).toEqual([])
    expect(await names('unit')).toEqual(units)
    await page.getByRole('button', { name: /^2 blood oranges/ }).waitFor()
    await context.close()
  },
)
