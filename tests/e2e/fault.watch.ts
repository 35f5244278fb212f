import type { BrowserContext, Page } from 'playwright-core'

export type Faults = {
  /** What went wrong since the last time this was asked, and where. */
  take: () => string[]
  /** Runs `work` in a time when calls are bound to fail, as without a network. */
  forgive: <T>(work: () => Promise<T>) => Promise<T>
}

/** Collects what a person never sees but a developer must: exceptions, errors and warnings of the console, failed requests. */
export function watchFaults(context: BrowserContext): Faults {
  let faults: string[] = []
  let isForgiving = false
  const note = (page: Page | null, fault: string) => {
    if (!isForgiving) faults.push(`${page ? pathOf(page.url()) : '-'} ${fault}`)
  }
  context.on('weberror', (error) => note(error.page(), error.error().stack ?? error.error().message))
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser's own word on a request that is noted below, with its address.
    if (message.text().startsWith('Failed to load resource')) return
    note(message.page(), message.text())
  })
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // How a page learns that nobody is signed in.
    if (response.status() < 400 || (response.status() === 403 && pathname === '/api/session/')) return
    note(null, `${response.request().method()} ${pathname} ${response.status()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page gives up what it was still loading.
    if (reason !== 'net::ERR_ABORTED') note(null, `${request.method()} ${request.url()} ${reason}`)
  })
  return {
    take: () => {
      const taken = faults
      faults = []
      return taken
    },
    forgive: async (work) => {
      isForgiving = true
      try {
        return await work()
      } finally {
        isForgiving = false
      }
    },
  }
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)
