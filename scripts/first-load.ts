import type { Browser } from 'playwright-core'
import { openBrowser } from '../tests/e2e/browser.ts'
import { openContext } from '../tests/e2e/context.open.ts'
import { demoClient, demoCredentials } from './demo/account.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { serveDelayed } from './first-load/delayed-http2.ts'
import { startServer } from './local/start-server.ts'

// `npm run first-load -- 9` opens each page nine times with an empty cache, over HTTP/2 at 100 ms a round trip.
const times = Number(process.argv[2] ?? 5)

/** What says that the page has its content, and not a skeleton of it. */
const contents: Record<string, string> = {
  '/': 'main section a[href^="/recipe/"], main h2',
  '/recipes': 'main li a[href^="/recipe/"]',
  recipe: 'main h1:not(:empty)',
  '/plan': 'main a[href^="/recipe/"], main [role=grid], main h1',
  '/shopping': 'main [role=checkbox]',
  '/settings': 'main h1',
  '/login': 'main input, input[type=password]',
}

const server = await startServer({ seed: seedDemo, onLog: () => {} })
const far = await serveDelayed(server.origin, 50)
const browser = await openBrowser()
try {
  const { results } = await (await demoClient(server.origin)).get<{ results: { id: number }[] }>('/api/recipe/')
  for (const [page, content] of Object.entries(contents)) {
    const path = page === 'recipe' ? `/recipe/${results[0]?.id}` : page
    const visits = []
    for (let time = 0; time < times; time++) visits.push(await visit(browser, path, content))
    const [middle] = visits.toSorted((a, b) => a.ms - b.ms).slice(Math.floor(times / 2))
    console.log(
      `${page.padEnd(12)}${String(middle?.ms).padStart(6)} ms${String(middle?.kilobytes).padStart(6)} KB of JavaScript`,
    )
  }
} finally {
  await browser.close()
  far.close()
  await server.stop()
}

async function visit(browser: Browser, path: string, content: string) {
  const options = { ignoreHTTPSErrors: true, serviceWorkers: 'block', locale: 'en-GB' } as const
  const context = await openContext(browser, server.origin, options, path === '/login' ? undefined : demoCredentials)
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(`${far.origin}${path}`, { waitUntil: 'commit' })
  await page.locator(content).first().waitFor()
  const ms = Math.round(performance.now() - start)
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce(
        (sum, entry) =>
          sum + (entry.name.endsWith('.js') && 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0),
        0,
      ),
  )
  await context.close()
  return { ms, kilobytes: Math.round(bytes / 1024) }
}
