import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startServer, type Server, type ServerOptions } from '../../scripts/local/start-server.ts'
import { openBrowser } from './browser.ts'
import { openContext, type Person } from './context.open.ts'
import { devices, type Device } from './device.list.ts'

export type Kitchen = {
  origin: () => string
  enter: (device: Device, person?: Person) => Promise<BrowserContext>
}

/** Of all files that ask for nothing of their own: they make a space for each test. It ends with the process. */
let shared: Promise<Server> | undefined
const quiet = { onLog: () => {} }

/** `options` are of a server of this file's own, and called just before it starts. */
export function openKitchen(options?: () => Promise<ServerOptions> | ServerOptions): Kitchen {
  let server: Server | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    server = await (options ? startServer({ ...quiet, ...(await options()) }) : (shared ??= startServer(quiet)))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    if (options) await server?.stop()
  })
  const origin = () => {
    if (!server) throw new Error('The server starts with the first test')
    return server.origin
  }
  return {
    origin,
    enter: async (device, person) => {
      if (!browser) throw new Error('The browser starts with the first test')
      const context = await openContext(browser, origin(), devices[device], person)
      context.setDefaultTimeout(30_000)
      return context
    },
  }
}
