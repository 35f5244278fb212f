import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { authenticate } from '#worker/authenticate.ts'
import { now } from '#worker/clock.ts'
import { documentationRoutes } from '#worker/docs/documentation.routes.ts'
import { notFound, Problem } from '#worker/kernel/contract/errors.ts'
import { mountEffects } from '#worker/kernel/resource/mount-effects.ts'
import { isProblem } from '#worker/kernel/log/execute.ts'
import { mountMerge } from '#worker/kernel/resource/mount-merge.ts'
import { mountResource } from '#worker/kernel/resource/mount-resource.ts'
import { mountMove } from '#worker/kernel/resource/mount-move.ts'
import { requestContext, sendBookmark } from '#worker/kernel/http/request-context.ts'
import { localRoutes } from '#worker/local/local.routes.ts'
import { refuseClosedSpace } from '#worker/modules/spaces/refuse-closed-space.ts'
import { embedPageRoutes } from '#worker/modules/embeds/embed.routes.ts'
import { signedMedia } from '#worker/modules/media/signed-media.ts'
import { modules, project } from '#worker/registry.ts'
import type { App } from '#worker/kernel/http/route.ts'

const answerHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('x-content-type-options', 'nosniff')
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  // Browsers ignore the header over http.
  if (new URL(c.req.url).protocol === 'https:') c.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
}

/** Calls end in a slash; clients may leave it out. */
const getPath = (request: Request): string => {
  const { pathname } = new URL(request.url)
  if (pathname === '/openapi' || pathname === '/openapi/') return '/openapi.json'
  return pathname.startsWith('/api') && !pathname.startsWith('/api/auth/') && !pathname.endsWith('/')
    ? `${pathname}/`
    : pathname
}

export const app: App = new OpenAPIHono({ getPath }) as App

app.use(answerHeaders)

app.use(async (c, next) => {
  const context = requestContext(c, now())
  c.set('context', context)
  await next()
  // Set again, as a Response that a handler built itself lacks them.
  c.header('x-content-type-options', 'nosniff')
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  sendBookmark(c, context)
})

app.get('/media/*', signedMedia)

embedPageRoutes(app)

app.use(async (c, next) => {
  await authenticate(c, c.get('context'))
  refuseClosedSpace(c.get('context'), c.req.method)
  await next()
})

app.onError((error, c) => {
  if (isProblem(error)) return problemResponse(c, error)
  if (error instanceof HTTPException) {
    return problemResponse(c, new Problem('request.refused', error.status, { detail: error.message }))
  }
  console.error(error)
  return problemResponse(
    c,
    new Problem('server.error', 500, { detail: 'Something went wrong here. It has been noted.' }),
  )
})

app.notFound((c) => problemResponse(c, notFound()))

/** Where a field is called `code`, the body describes that field, and only the header has the code. */
const problemResponse = (c: HonoContext, { code, status, body, headers }: Problem): Response =>
  c.json('code' in body ? body : { ...body, code }, status as 400, { ...headers, 'x-error-code': code })

for (const { resources = [], routes } of modules) {
  routes?.(app)
  for (const definition of resources) {
    mountResource(app, definition)
    if (definition.servedVerbs.includes('effects')) mountEffects(app, definition)
    if (definition.servedVerbs.includes('merge')) mountMerge(app, definition)
    if (definition.servedVerbs.includes('move')) mountMove(app, definition)
  }
}

localRoutes(modules, project)(app)

documentationRoutes(app)

const YEAR_SECONDS = 31_536_000
