import type { BrowserContext, Locator } from 'playwright-core'
import { dragByFinger } from './finger.drag.ts'

/** A page of a phone on which taps are counted, and drags as one; typing is not. */
export async function countTaps(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  const drag = async (from: Locator, to: Locator) => {
    taps += 1
    await dragByFinger(from, to)
  }
  return { page, tap, drag, taps: () => taps }
}
