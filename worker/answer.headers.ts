import type { MiddlewareHandler } from 'hono'

const YEAR = 31_536_000

/** What every answer says to browsers, refusals and files included. */
export const answerHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('x-content-type-options', 'nosniff')
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  // Whoever was here by https comes back by https; over http a browser would not believe it.
  if (new URL(c.req.url).protocol === 'https:') c.header('strict-transport-security', `max-age=${YEAR}`)
}
