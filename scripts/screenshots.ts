import { mkdirSync, rmSync } from 'node:fs'
import { openBrowser } from '../tests/e2e/browser.ts'
import { openContext } from '../tests/e2e/context.open.ts'
import { demoCredentials, demoClient, demoOwnerCode } from './demo/account.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { startServer } from './local/start-server.ts'
import { pagesToShow } from './screens/pages.list.ts'

const widths = [1440, 390]
const schemes = ['light', 'dark'] as const

// `npm run screenshots -- plan shopping` takes only those pages.
const wanted = process.argv.slice(2)
const server = await startServer({
  seed: (origin) => seedDemo(origin, demoOwnerCode),
  variables: { OWNER_CODE: demoOwnerCode },
  onLog: () => {},
})
const browser = await openBrowser()
try {
  const all = await pagesToShow(await demoClient(server.origin), 'all')
  const pages = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (wanted.length === 0) rmSync('screenshots', { recursive: true, force: true })
  mkdirSync('screenshots', { recursive: true })
  for (const width of widths) {
    const size = { width, height: width > 600 ? 900 : 844 }
    for (const colorScheme of schemes) {
      const looks = { viewport: size, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' } as const
      const context = await openContext(browser, server.origin, looks, demoCredentials)
      const page = await context.newPage()
      page.on('pageerror', (error) => console.log(`  ${new URL(page.url()).pathname}: ${error.message}`))
      for (const { name, path } of pages) {
        await page.setViewportSize(size)
        await page.goto(path, { waitUntil: 'networkidle' })
        // A tall window instead of a full-page screenshot: the page does not render what is out of sight.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ ...size, height: Math.max(size.height, height) })
        await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png` })
      }
      await context.close()
      console.log(`${pages.length} pages at ${width} px, ${colorScheme}`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
