import type { Page } from 'playwright-core'
import { makeAccount } from '../tests/e2e/account.make.ts'
import { openBrowser } from '../tests/e2e/browser.ts'
import { openContext } from '../tests/e2e/context.open.ts'
import { type Device, devices } from '../tests/e2e/device.list.ts'
import { serveRows } from '../tests/e2e/screens/serve-rows.ts'
import { startServer } from './local/start-server.ts'

// `npm run scroll -- 5` scrolls through each list five times.
const times = Number(process.argv[2] ?? 3)
const rows = 10_000
/** Milliseconds, and pixels a frame: as fast as somebody scrolls who looks for a name. */
const [duration, speed] = [4000, 60]

const server = await startServer({ onLog: () => {} })
const browser = await openBrowser()
try {
  const person = await makeAccount(server.origin)
  for (const device of Object.keys(devices) as Device[]) {
    const context = await openContext(browser, server.origin, devices[device], person)
    await serveRows(context, person, rows)
    const page = await context.newPage()
    await page.goto('/list/Food?size=-1', { waitUntil: 'networkidle' })
    await page.locator('tr[data-row]').first().waitFor()
    const runs = []
    for (let time = 0; time < times; time++) runs.push(await scroll(page))
    const [middle] = runs.toSorted((a, b) => a.framesPerSecond - b.framesPerSecond).slice(Math.floor(times / 2))
    console.log(
      `${device.padEnd(8)} ${rows} rows: ${middle?.framesPerSecond.toFixed(0)} frames a second, longest task ${middle?.longest.toFixed(0)} ms, ${middle?.long} over 50 ms`,
    )
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}

function scroll(page: Page) {
  return page.evaluate(
    async ([lasts, step]) => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration: ms }) => ms)))
      observer.observe({ type: 'longtask' })
      const start = performance.now()
      let frames = 0
      await new Promise<void>((done) => {
        const next = () => {
          frames += 1
          scrollBy(0, step)
          if (performance.now() - start < lasts) requestAnimationFrame(next)
          else done()
        }
        requestAnimationFrame(next)
      })
      const seconds = (performance.now() - start) / 1000
      // What was observed last is told after the task.
      await new Promise((done) => setTimeout(done, 200))
      observer.disconnect()
      return { framesPerSecond: frames / seconds, longest: Math.max(0, ...tasks), long: tasks.length }
    },
    [duration, speed] as const,
  )
}
