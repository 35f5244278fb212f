import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frameCode } from '#web/features/things/embeds/frame-code.ts'
import { makeAccount, type Account } from './account.make.ts'
import { devices, type Device } from './device.list.ts'
import { watchFaults } from './fault.watch.ts'
import { openKitchen } from './kitchen.open.ts'
import { serveFramingSite, type FramingSite } from './site.frame.ts'

let site: FramingSite
let owner: Account
const kitchen = openKitchen(() => ({ variables: { SPACE_MODULES: 'enterprise' } }))
beforeAll(async () => {
  site = await serveFramingSite()
  owner = await makeAccount(kitchen.origin())
  for (const name of ['Leek soup', 'Plum cake'])
    await owner.call('POST', '/api/recipe/', {
      name,
      servings: 4,
      steps: [{ instruction: 'Cut {{ ingredients[0] }}.', ingredients: [{ food: { name }, unit: null, amount: 3 }] }],
    })
})
afterAll(() => site?.close())

const makeEmbed = async (more: object) => {
  const draft = { name: 'Our kitchen', type: 'RECIPE', ...more }
  const { id, uuid } = await owner.call<{ id: number; uuid: string }>('POST', '/api/enterprise-social-embed/', draft)
  const address = `${kitchen.origin()}/embed/${uuid}`
  return { id, path: `/embed/${uuid}`, code: frameCode(address, 'Our "kitchen"') }
}

const barriers = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe.each(Object.keys(devices) as Device[])('on a %s', (device) => {
  test('a site that an embed names shows it: recipes, one of them for more people, and what is new', async () => {
    const { code } = await makeEmbed({ allowed_origins: site.origin })
    site.show(code)
    const context = await kitchen.enter(device)
    const faults = watchFaults(context)
    const page = await context.newPage()
    await page.goto(site.origin)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'Our kitchen', level: 1 }).waitFor()
    await frame.getByRole('link', { name: 'Leek soup' }).click()
    await frame.getByText('3 Leek soup').first().waitFor()
    await frame.getByRole('link', { name: 'More servings' }).click()
    await frame.getByText('5 servings').waitFor()
    await frame.getByRole('link', { name: 'Our kitchen' }).click()
    await frame.getByRole('searchbox', { name: 'Search recipes' }).fill('plum')
    await frame.getByRole('button', { name: 'Search' }).click()
    await frame.getByRole('link', { name: 'Leek soup' }).waitFor({ state: 'detached' })
    await frame.getByRole('link', { name: 'Plum cake' }).focus()
    const { id } = await owner.call<{ id: number }>('POST', '/api/recipe/', { name: 'Plum jam', steps: [] })
    await frame.locator('body').evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await frame.getByRole('link', { name: 'Plum jam' }).waitFor()
    const focused = frame.locator('a:focus')
    expect(await focused.textContent()).toContain('Plum cake')
    await owner.call('DELETE', `/api/recipe/${id}/`)
    expect(await context.cookies()).toEqual([])
    expect(faults.take()).toEqual([])
    await context.close()
  })

  test('its pages are closed to nobody, by day and by night, however narrow', async () => {
    const { path } = await makeEmbed({ background_color: '#ffe0b2', accent_color: '#ffcc00', alignment: 'center' })
    const plan = await makeEmbed({ type: 'MEAL_PLAN' })
    const context = await kitchen.enter(device)
    const page = await context.newPage()
    await page.goto(path)
    const recipe = (await page.getByRole('link', { name: 'Leek soup' }).getAttribute('href')) ?? ''
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const one of [path, recipe, plan.path, '/embed/none']) {
        await page.goto(one)
        expect(await barriers(page), `${one} ${colorScheme}`).toEqual([])
      }
    }
    for (const width of [200, 320, 1600]) {
      await page.setViewportSize({ width, height: 700 })
      for (const one of [path, recipe, plan.path]) {
        await page.goto(one)
        expect(await isTooWide(page), `${one} ${width}`).toBe(false)
      }
    }
    await context.close()
  })

  test('an admin sees it beside its form, and takes the code from there', async () => {
    const { id, path } = await makeEmbed({})
    const context = await kitchen.enter(device, owner)
    const faults = watchFaults(context)
    const page = await context.newPage()
    await page.goto(`/list/SocialEmbed?edit=${id}`)
    const sheet = page.getByRole('dialog')
    await sheet.frameLocator('iframe').getByRole('link', { name: 'Plum cake' }).waitFor()
    expect(await sheet.getByRole('textbox', { name: 'Link', exact: true }).inputValue()).toContain(path)
    expect(await sheet.getByRole('textbox', { name: 'Code for a site' }).inputValue()).toContain(`${path}" title="Our`)
    await sheet.getByText('No site may frame it yet.').waitFor()
    const sites = sheet.getByRole('textbox', { name: 'Sites that may show it' })
    await sites.fill('no site')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('is not the address of a site').waitFor()
    await sites.fill(site.origin)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(faults.take().filter((fault) => !fault.includes('PATCH'))).toEqual([])
    await context.close()
  })
})

test('a site that it does not name shows nothing of it', async () => {
  const { code } = await makeEmbed({ allowed_origins: 'https://another.example' })
  site.show(code)
  const context = await kitchen.enter('desktop')
  const page = await context.newPage()
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(site.origin)
  await refusal
  expect(await page.frameLocator('iframe').getByText('Our kitchen').count()).toBe(0)
  await context.close()
})
