import type { BrowserContext, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import type { Device } from './device.list.ts'
import type { Kitchen } from './kitchen.open.ts'

interface PageOptions {
  /** `networkidle` where a test needs what comes after the page has appeared. */
  waitUntil?: 'load' | 'networkidle'
}

/** Opens pages as a person, each in a browser of its own that closes after the test. */
export function openPages(
  kitchen: Kitchen,
  person: () => { username: string; password: string },
  { waitUntil = 'load' }: PageOptions = {},
): (device: Device, path: string) => Promise<Page> {
  const contexts: BrowserContext[] = []
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())))
  return async (device, path) => {
    const context = await kitchen.enter(device, person())
    contexts.push(context)
    const page = await context.newPage()
    await page.goto(path, { waitUntil })
    // A dialog over the page hides the heading from roles, and a book's is for screen readers alone.
    await page.locator('h1').first().waitFor({ state: 'attached' })
    return page
  }
}
