import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const soon = { timeout: 60_000 }

/** All files of the application are kept. */
export const filesKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), soon).toBe(true)

/** The paths of the answers that are kept. */
export const answersKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening a database makes it, empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'larder-kept')) return []
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('larder-kept')
      opening.addEventListener('success', () => {
        const { result: database } = opening
        if (!database.objectStoreNames.contains('answers')) return resolve([])
        const keys = database.transaction('answers').objectStore('answers').getAllKeys()
        keys.addEventListener('success', () => {
          database.close()
          resolve(keys.result.map((key) => String(key).replace(/^\S+ /, '')))
        })
      })
    })
  })

export const answerKept = (page: Page, path: string) =>
  expect.poll(async () => (await answersKept(page)).includes(path), soon).toBe(true)

/** The shopping list, which has a store of its own. */
export const listKept = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('larder.kept.shopping.'))),
      soon,
    )
    .toBe(true)
