import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const named = z.object({ id: z.int(), name: z.string().nullable(), note: z.string().default('') })
const call = { method: 'get', path: '/api/thing/', name: 'thing', tag: 'Thing', summary: '', level: 'public' } as const
const whole = { id: 1, name: null, note: '' }

it('an answer that does not fit its document does not compile', () => {
  const app: App = new OpenAPIHono()
  route(app, { ...call, response: named }, async () => answer(whole))
  // @ts-expect-error A field that is documented is missing.
  route(app, { ...call, response: named }, async () => answer({ id: 1, name: null }))
  // @ts-expect-error Nothing is said of null.
  route(app, { ...call, response: named }, async () => answer(null))
  // @ts-expect-error A field is of another type.
  route(app, { ...call, response: named }, async () => answer({ ...whole, id: '1' }))
  // @ts-expect-error Nobody knows what this is.
  route(app, { ...call, response: named }, async () => answer<unknown>(whole))
  route(app, { ...call, response: z.array(named) }, async () => answer([whole]))
  // @ts-expect-error One of many is not as the others.
  route(app, { ...call, response: z.array(named) }, async () => answer([whole, { id: 2 }]))
  route(app, { ...call, status: 204 }, async () => answer(null, { status: 204 }))
  // @ts-expect-error Nobody documented a body.
  route(app, { ...call, status: 204 }, async () => answer(whole, { status: 204 }))
  expect(app.openAPIRegistry.definitions).toHaveLength(9)
})
