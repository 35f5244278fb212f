import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

export interface Person {
  username: string
  password: string
}

/** A browser of its own for somebody who is signed in, or for a visitor. */
export async function openContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  person?: Person,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, baseURL: origin })
  if (!person) return context
  const { username, password } = person
  const answer = await context.request.post('/api/auth/sign-in/username', {
    data: { username, password },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`)
  return context
}
