import type { BrowserContext, Page } from 'playwright-core'

export type Faults = {
  /** Returns the faults since the last call, with their pages. */
  take: () => string[]
  /** Ignores faults during `work`, as without a network. */
  forgive: <T>(work: () => Promise<T>) => Promise<T>
}

export function watchFaults(context: BrowserContext): Faults {
  let faults: string[] = []
  let isForgiving = false
  const note = (page: Page | null, fault: string) => {
    if (!isForgiving) faults.push(`${page ? pathOf(page.url()) : '-'} ${fault}`)
  }
  context.on('weberror', (error) => note(error.page(), error.error().stack ?? error.error().message))
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The response handler below notes the failure with its address.
    if (message.text().startsWith('Failed to load resource')) return
    note(message.page(), message.text())
  })
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // A page learns this way that nobody is signed in.
    if (response.status() < 400 || (response.status() === 403 && pathname === '/api/session/')) return
    note(null, `${response.request().method()} ${pathname} ${response.status()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels its requests.
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
