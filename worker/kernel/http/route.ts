import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import * as z from 'zod'
import { hasLevel, timeZoneOf, type Context } from '../log/context.ts'
import { ignoredFields, type Level } from '../contract/contract.ts'
import { matchesEntityTag, entityTag } from './entity-tag.ts'
import { forbidden, notFound, Problem, unauthenticated } from '../contract/errors.ts'
import { exampleFor } from './example-for.ts'
import type { Answer } from '../log/execute.ts'
import { acceptsList, parse, readBody, bodyDigest } from './read-body.ts'
import { problemResponses } from './problem-responses.ts'
import { withZone } from '../contract/with-zone.contract.ts'

export type App = OpenAPIHono<{ Bindings: Env; Variables: { context: Context } }>

type Empty = z.ZodObject<Record<never, never>>

export interface RouteSpec<
  P extends z.ZodType = Empty,
  Q extends z.ZodType = Empty,
  B extends z.ZodType = Empty,
  R extends z.ZodType = z.ZodType,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  name: string
  tag: string
  summary: string
  /** Markdown: how a call differs from what a client of the reference may expect. */
  description?: string
  level: Level
  /** Scopes of which a token must hold one; by default `read` for reading and `write` for writing. */
  scope?: string | readonly string[]
  params?: P
  query?: Q
  body?: B
  ignoredFields?: readonly string[] | undefined
  multipart?: boolean
  /** How clients of this call expect to be told what is wrong with a body. */
  refusal?: (found: Problem) => Problem
  status?: number
  /** A handler answers the output of this schema, and nothing where there is none. */
  response?: R
  /** Needed where no example follows from the names of the fields. */
  responseExample?: unknown
  requestExample?: unknown
}

interface HandlerInput<P, Q, B> {
  context: Context
  params: P
  query: Q
  body: B
  c: HonoContext
}

const emptyObject = z.object({})
const SAFE_METHODS = new Set(['get', 'head', 'options'])

export function route<
  P extends z.ZodType = Empty,
  Q extends z.ZodType = Empty,
  B extends z.ZodType = Empty,
  R extends z.ZodType = z.ZodNull,
>(
  app: App,
  spec: RouteSpec<P, Q, B, R>,
  handler: (input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>>) => Promise<Answer<z.output<R>> | Response>,
): void {
  registerDocs(app, spec)
  app.on(spec.method.toUpperCase(), spec.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const context = c.get('context')
    authorize(context, spec)
    const params = parseOr404(spec.params ?? emptyObject, c.req.param()) as z.output<P>
    const query = parse(spec.query ?? emptyObject, queryOf(context.url)) as z.output<Q>
    const bodySchema = spec.body ?? emptyObject
    const form = {
      accepts: spec.multipart ? ('multipart' as const) : ('any' as const),
      takesList: acceptsList(bodySchema),
    }
    const raw = spec.body ? await readBody(c.req.raw, form) : {}
    const body = withZone(timeZoneOf(context), () => parseBody(bodySchema, raw, spec)) as z.output<B>
    if (context.idempotencyKey) context.idempotencyKey.digest = await bodyDigest(raw)
    const answer = await handler({ context, params, query, body, c })
    return answer instanceof Response ? answer : respond(c, answer)
  })
}

function parseBody<S extends z.ZodType>(schema: S, raw: unknown, { refusal }: Pick<RouteSpec, 'refusal'>): z.output<S> {
  try {
    return parse(schema, raw)
  } catch (error) {
    throw refusal && error instanceof Problem ? refusal(error) : error
  }
}

/** Throws where the asker is not signed in, lacks the role, or holds a token without the scope. */
export function authorize(context: Context, { level, method, scope }: Pick<RouteSpec, 'level' | 'method' | 'scope'>) {
  if (level !== 'public' && !context.identity) throw unauthenticated()
  if (!hasLevel(context, level)) throw forbidden()
  const needed = [scope ?? (SAFE_METHODS.has(method) ? 'read' : 'write')].flat()
  const scopes = context.identity?.scopes
  if (level !== 'public' && scopes && !needed.some((one) => scopes.has(one))) throw forbidden()
}

function parseOr404<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (!result.success) throw notFound()
  return result.data
}

/** Keys that repeat become lists; the rest stay single. */
const queryOf = ({ searchParams }: URL) =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )

async function respond(c: HonoContext, answer: Answer<unknown>): Promise<Response> {
  const { status, body, events, version, storedBody, location } = answer
  const last = events.at(-1)
  const command = last?.command ?? answer.command
  if (command) c.header('x-command', command)
  // A sequence number of the directory's log means something else in the log of the space.
  if (last && command?.startsWith('s.')) c.header('x-event-seq', String(last.seq))
  if (storedBody === null && location) return c.redirect(location, 303)
  if (status === 204) return c.body(null, 204)
  const text = storedBody ?? JSON.stringify(body)
  const isRead = SAFE_METHODS.has(c.req.method.toLowerCase()) && status === 200
  if (isRead || version !== undefined) {
    const tag = answer.entityTag ?? (await entityTag(body, text))
    const etag = version === undefined ? `"${tag}"` : `"${version}.${tag}"`
    c.header('etag', etag)
    if (isRead && !answer.noStore) {
      // The browser revalidates its copy each time, and keeps it for one asker alone.
      c.header('cache-control', 'private, no-cache')
      c.header('vary', 'authorization, cookie')
      if (matchesEntityTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    }
  }
  c.status(status as 200)
  c.header('content-type', 'application/json')
  return c.body(text)
}

function registerDocs<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  app: App,
  spec: RouteSpec<P, Q, B>,
) {
  const { method, path, name, tag, summary, description, params, query, body, status = 200, response, level } = spec
  app.openAPIRegistry.registerPath({
    method,
    path,
    operationId: name,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(level === 'public' ? { security: [] } : {}),
    request: {
      ...(params ? { params: params as unknown as z.ZodObject } : {}), // Params and queries are objects by construction.
      ...(query ? { query: query as unknown as z.ZodObject } : {}),
      ...(body
        ? {
            body: {
              content: { [spec.multipart ? 'multipart/form-data' : 'application/json']: requestContent(body, spec) },
            },
          }
        : {}),
    },
    responses: {
      [status]: response
        ? { description: summary, content: { 'application/json': responseContent(response, spec) } }
        : { description: status === 204 ? 'Gone' : summary },
      ...problemResponses({ level, method, path, query: query !== undefined, body: body !== undefined }),
    },
  })
}

// Computes examples when the document is requested, not at every start of the worker.
const requestContent = (
  body: z.ZodType,
  { requestExample, tag, ignoredFields: ignored }: Pick<RouteSpec, 'requestExample' | 'tag' | 'ignoredFields'>,
) => ({
  schema: body instanceof z.ZodObject && ignored ? body.extend(ignoredFields(ignored)) : body,
  get example() {
    return requestExample ?? exampleFor(body, { kind: tag, sent: true })
  },
})
const responseContent = (schema: z.ZodType, { responseExample, tag }: Pick<RouteSpec, 'responseExample' | 'tag'>) => ({
  schema,
  get example() {
    return responseExample ?? exampleFor(schema, { kind: tag, sent: false })
  },
})
