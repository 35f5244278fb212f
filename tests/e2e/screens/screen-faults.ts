import { setTimeout } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { watchFaults } from '../fault.watch.ts'

export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

export interface Screen {
  path: string
  /** The first gets every rule, the others those about colours. */
  schemes: readonly Scheme[]
}

/** Milliseconds for a screen. A browser that hangs is tried once more, and findings so far stay. */
const patience = 60_000

/** Opens each screen in turn and says what is wrong with it: accessibility, console, refused calls, width. Closes the context. */
export async function screenFaults(context: BrowserContext, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  const faults = watchFaults(context)
  const look = async (page: Page, { path, schemes: wanted }: Screen) => {
    await page.emulateMedia({ colorScheme: wanted[0] ?? 'light' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    const headings = await page.locator('h1').count()
    if (headings !== 1) found.push(`${path} has ${headings} headings of the first level`)
    if (/[?&](open|edit)=/.test(path)) await page.getByRole('dialog').last().waitFor()
    for (const [index, colorScheme] of wanted.entries()) {
      await page.emulateMedia({ colorScheme })
      for (const barrier of await axe(page, index === 0)) found.push(`${path} (${colorScheme}) ${barrier}`)
    }
    if (await isTooWide(page)) found.push(`${path} is wider than the screen`)
    found.push(...faults.take())
    return true
  }
  const answers = (page: Page, screen: Screen) =>
    Promise.race([look(page, screen).catch(() => false), setTimeout(patience, false, { ref: false })])
  let page = await context.newPage()
  for (const screen of screens) {
    if (await answers(page, screen)) continue
    page = await context.newPage()
    if (!(await answers(page, screen))) found.push(`${screen.path} does not appear`)
  }
  await context.close()
  return found
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

async function axe(page: Page, isComplete: boolean): Promise<string[]> {
  // The one frame there is, of an embed, is looked at by its own test; legacy mode spares a second page for each analysis.
  const rules = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false })
  const { violations } = await (
    isComplete ? rules : rules.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
