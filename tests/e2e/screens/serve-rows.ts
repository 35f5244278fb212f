import type { BrowserContext } from 'playwright-core'
import type { Account } from '../account.make.ts'
import { servePages } from './serve-pages.ts'

/** Answers the list of foods with as many rows as wanted; each fifth has the longest name there may be, without a space. */
export async function serveRows(context: BrowserContext, person: Account, count: number): Promise<void> {
  const { id } = await person.call<{ id: number }>('POST', '/api/food/', { name: `flour for ${count}` })
  const flour = await person.call('GET', `/api/food/${id}/`)
  const named = (number: number) => (number % 5 === 0 ? 'ß'.repeat(128) : `flour no ${number}`)
  await servePages(context, /\/api\/food\/\?/, count, (number) => ({ ...flour, id: number, name: named(number) }))
}
