import type { BrowserContext, Page } from 'playwright-core'
import { type Account, makeAccount } from '../tests/e2e/account.make.ts'
import { openBrowser } from '../tests/e2e/browser.ts'
import { openContext } from '../tests/e2e/context.open.ts'
import { type Device, devices } from '../tests/e2e/device.list.ts'
import { servePages } from '../tests/e2e/screens/serve-pages.ts'
import { serveRows } from '../tests/e2e/screens/serve-rows.ts'
import { startServer } from './local/start-server.ts'

// `npm run scroll -- 5` scrolls through each list five times.
const times = Number(process.argv[2] ?? 3)
const rows = 10_000
/** Milliseconds, and pixels a frame: as fast as somebody scrolls who looks for a name. */
const [duration, speed] = [4000, 60]

const lists = [
  { name: 'foods', path: '/list/Food?size=-1', row: 'tr[data-row]', serve: serveRows },
  { name: 'recipes', path: '/recipes', row: 'ul[data-results] a', serve: serveRecipes },
  { name: 'import', path: '/import/7', row: 'li[aria-setsize]', serve: serveImport },
]

const server = await startServer({ onLog: () => {} })
const browser = await openBrowser()
try {
  const person = await makeAccount(server.origin)
  for (const device of Object.keys(devices) as Device[])
    for (const { name, path, row, serve } of lists) {
      const context = await openContext(browser, server.origin, devices[device], person)
      await serve(context, person, rows)
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.locator(row).first().waitFor()
      const runs = []
      for (let time = 0; time < times; time++) runs.push(await scroll(page))
      const [middle] = runs.toSorted((a, b) => a.framesPerSecond - b.framesPerSecond).slice(Math.floor(times / 2))
      console.log(
        `${device.padEnd(8)} ${name.padEnd(8)} ${rows} rows: ${middle?.framesPerSecond.toFixed(0)} frames a second, ${middle?.late} of ${middle?.frames} over 16.7 ms, longest task ${middle?.longest.toFixed(0)} ms, ${middle?.long} over 50 ms`,
      )
      await context.close()
    }
} finally {
  await browser.close()
  await server.stop()
}

async function serveRecipes(context: BrowserContext, person: Account, count: number) {
  await person.call('POST', '/api/recipe/', { name: 'Chili', working_time: 20, servings: 4, steps: [] })
  const { results } = await person.call<{ results: object[] }>('GET', '/api/recipe/?page_size=1')
  const named = (number: number) => ({ ...results[0], id: number, name: `Chili no ${number}` })
  await servePages(context, /\/api\/recipe\/\?/, count, named)
}

/** A job that waits with all that its file holds. */
async function serveImport(context: BrowserContext, _person: Account, count: number) {
  const details = { kind: 'recipe', ingredients: 9, steps: 4, pictures: 1, warnings: [], notes: ['Difficulty'] }
  const now = { created_at: '2026-01-01T10:00:00Z', updated_at: '2026-01-01T10:00:00Z', code: null, msg: '' }
  const counts = { total: count, waiting: count, done: 0, known: 0, failed: 0 }
  const app = { app: 'PAPRIKA', title: 'Paprika' }
  const job = { id: 7, kind: 'import-files', name: 'all.paprikarecipes', state: 'ready', created_by: 1, choices: {} }
  await context.route(/\/api\/job\/7\/$/, (route) =>
    route.fulfill({ json: { ...job, ...now, ...counts, details: app } }),
  )
  await servePages(context, /\/api\/job\/7\/items\//, count, (number) => ({
    position: number - 1,
    name: `Chili no ${number}`,
    state: 'waiting',
    details,
    result: null,
    ...now,
  }))
}

function scroll(page: Page) {
  return page.evaluate(
    async ([lasts, step]) => {
      // Times are rounded.
      const budget = 1000 / 60 + 0.5
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration: ms }) => ms)))
      observer.observe({ type: 'longtask' })
      const times: number[] = []
      await new Promise<void>((done) => {
        const next = (time: number) => {
          times.push(time)
          scrollBy(0, step)
          if (time - (times[0] ?? time) < lasts) requestAnimationFrame(next)
          else done()
        }
        requestAnimationFrame(next)
      })
      const frames = times.slice(1).map((time, at) => time - (times[at] ?? time))
      const seconds = frames.reduce((sum, ms) => sum + ms, 0) / 1000
      // What was observed last is told after the task.
      await new Promise((done) => setTimeout(done, 200))
      observer.disconnect()
      return {
        framesPerSecond: frames.length / seconds,
        frames: frames.length,
        late: frames.filter((ms) => ms > budget).length,
        longest: Math.max(0, ...tasks),
        long: tasks.length,
      }
    },
    [duration, speed] as const,
  )
}
