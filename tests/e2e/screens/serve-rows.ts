import type { BrowserContext } from 'playwright-core'
import type { Account } from '../account.make.ts'

/** Answers the list of foods with as many rows as wanted; each fifth has the longest name there may be, without a space. */
export async function serveRows(context: BrowserContext, person: Account, count: number): Promise<void> {
  const { id } = await person.call<{ id: number }>('POST', '/api/food/', { name: `flour for ${count}` })
  const flour = await person.call('GET', `/api/food/${id}/`)
  await context.route(/\/api\/food\/\?/, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))]
    const before = (page - 1) * size
    const results = Array.from({ length: Math.max(0, Math.min(size, count - before)) }, (_, at) => {
      const number = before + at + 1
      return { ...flour, id: number, name: number % 5 === 0 ? 'ß'.repeat(128) : `flour no ${number}` }
    })
    await route.fulfill({ json: { count, next: null, previous: null, results } })
  })
}
