import type { BrowserContext } from 'playwright-core'

/** Answers a list of the API with as many rows as wanted, which count from one. */
export const servePages = (context: BrowserContext, list: RegExp, count: number, rowAt: (number: number) => object) =>
  context.route(list, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('page_size'))]
    const before = (page - 1) * size
    const length = Math.max(0, Math.min(size, count - before))
    const results = Array.from({ length }, (_, at) => rowAt(before + at + 1))
    const next = before + length < count ? `?page=${page + 1}` : null
    await route.fulfill({ json: { count, next, previous: null, results } })
  })
