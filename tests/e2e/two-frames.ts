import type { Page } from 'playwright-core'

/** What follows a new width is drawn by then. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
