import type { BrowserContext, Locator } from 'playwright-core'

/** A page of a phone on which taps are counted; typing is not. */
export async function countTaps(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return { page, tap, taps: () => taps }
}
