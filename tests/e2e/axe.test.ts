import { setTimeout } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { demoCredentials, demoClient } from '../../scripts/demo/account.ts'
import { seedDemo } from '../../scripts/demo/seed-demo.ts'
import { pagesToShow } from '../../scripts/screens/pages.list.ts'
import { makeAccount } from './account.make.ts'
import { devices, type Device } from './device.list.ts'
import { findDish } from './dish.find.ts'
import { watchFaults } from './fault.watch.ts'
import { openKitchen } from './kitchen.open.ts'
import { serveSite, type Site } from './site.serve.ts'

const signedOut = ['/login', '/signup', '/forgot-password', '/reset-password', '/reset-password?token=x']
const overlays = [
  '/?open=messages',
  '/?open=more',
  '/?open=keys',
  '/recipes?open=filters',
  '/shopping?open=view',
  '/plan?open=list',
  '/plan?open=types',
  '/plan?open=add',
  '/settings/people?open=invite',
  '/settings/people?open=new-household',
  '/settings/space?open=delete-space',
]
const overRecipe = ['plan', 'shopping', 'share', 'print', 'cooked']

let site: Site
const kitchen = openKitchen(async () => {
  site = await serveSite(findDish())
  return { seed: seedDemo, allowedOrigins: [site.origin] }
})
afterAll(() => site?.close())

describe.each(Object.keys(devices) as Device[])('on a %s', { timeout: 300_000 }, (device) => {
  test('no page has accessibility faults, in light or dark mode', async () => {
    const pages = await pagesToShow(await demoClient(kitchen.origin()))
    const paths = pages.map(({ path }) => path).filter((path) => !signedOut.includes(path))
    const recipe = paths.find((path) => /^\/recipe\/\d+$/.test(path))
    const review = `/import?url=${encodeURIComponent(site.address)}`
    const dialogs = [...overlays, ...overRecipe.map((name) => `${recipe}?open=${name}`)]
    expect(
      await accessibilityViolations(await kitchen.enter(device, demoCredentials), [...paths, review, ...dialogs]),
    ).toEqual([])
  })

  test('nor does a page for visitors', async () => {
    expect(await accessibilityViolations(await kitchen.enter(device), signedOut)).toEqual([])
  })

  test('nor does a page of an empty space', async () => {
    const context = await kitchen.enter(device, await makeAccount(kitchen.origin()))
    expect(await accessibilityViolations(context, ['/', '/recipes', '/plan', '/shopping'])).toEqual([])
  })
})

async function accessibilityViolations(context: BrowserContext, paths: string[]): Promise<string[]> {
  const found: string[] = []
  const faults = watchFaults(context)
  const look = async (page: Page, path: string) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(() => page.locator('h1').count(), { timeout: 30_000, message: `${path} has a heading` }).toBe(1)
    if (path.includes('open=')) await page.getByRole('dialog').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const barrier of await axe(page, colorScheme)) found.push(`${path} (${colorScheme}) ${barrier}`)
    }
    if (await isTooWide(page)) found.push(`${path} is wider than the screen`)
    found.push(...faults.take())
    return true
  }
  // A page has no time limit of its own. A browser that hangs is tried once more, and findings so far stay.
  const answers = (page: Page, path: string) =>
    Promise.race([look(page, path), setTimeout(60_000, false, { ref: false })])
  let page = await context.newPage()
  for (const path of paths) {
    if (await answers(page, path)) continue
    page = await context.newPage()
    if (!(await answers(page, path))) found.push(`${path} hangs`)
  }
  await context.close()
  return found
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

async function axe(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // No page has frames, and legacy mode spares a second page for each analysis.
  const rules = new AxeBuilder({ page }).setLegacyMode()
  // Dark mode changes only colours.
  const { violations } = await (
    scheme === 'dark' ? rules.withRules(['color-contrast', 'link-in-text-block']) : rules
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
