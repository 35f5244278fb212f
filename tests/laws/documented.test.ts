import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { app } from '#worker/app.ts'
import { callDifferences } from '#worker/docs/call-differences.ts'
import { operations } from './document.ts'

interface Media {
  schema: z.ZodType
  example?: unknown
}
interface Call {
  method: string
  path: string
  request?: { body?: { content: Record<string, Media> } }
  responses: Record<string, { content?: Record<string, Media> }>
}

const calls = app.openAPIRegistry.definitions.flatMap((one) =>
  one.type === 'route' ? [one.route as unknown as Call] : [],
)
const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`

describe('the documentation of a call has', () => {
  it('a summary that no other call of its tag has', async () => {
    const all = await operations()
    expect(all.filter(({ summary, tags }) => !summary || !tags?.[0]).map(nameOf)).toEqual([])
    const twice = all.filter(({ path, tags, summary }) =>
      all.some((other) => other.path !== path && other.tags?.[0] === tags?.[0] && other.summary === summary),
    )
    expect(twice.map(nameOf)).toEqual([])
    const names = all.map(({ operationId }) => operationId)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('its differences from the reference', async () => {
    const all = await operations()
    const told = Object.keys(callDifferences)
    expect(told.filter((name) => !all.some(({ operationId }) => operationId === name))).toEqual([])
    const silent = all.filter(({ operationId, description }) => callDifferences[operationId] && !description)
    expect(silent.map(nameOf)).toEqual([])
  })

  it('its refusals', async () => {
    const lacking = (await operations()).flatMap((one) => {
      const wanted = [
        ...(one.requestBody ? ['400', '413', '415', '429'] : []),
        ...(one.path.includes('{') ? ['404'] : []),
        ...(one.security?.length === 0 ? [] : ['403']),
        ...(one.method === 'GET' ? [] : ['409']),
      ]
      return wanted.filter((status) => !one.responses[status]).map((status) => `${nameOf(one)} ${status}`)
    })
    expect(lacking).toEqual([])
  })

  it('an example of the body that the call accepts', () => {
    expect(calls.flatMap((call) => wrong(call, Object.values(call.request?.body?.content ?? {})))).toEqual([])
  })

  it('an example of the answer that fits its schema', () => {
    const answers = (call: Call) =>
      Object.entries(call.responses).flatMap(([status, { content }]) =>
        status < '300' ? Object.values(content ?? {}) : [],
      )
    expect(calls.flatMap((call) => wrong(call, answers(call)))).toEqual([])
  })
})

const wrong = (call: Call, media: Media[]) =>
  media.flatMap(({ schema, example }) => {
    if (example === undefined) return [`${nameOf(call)} has none`]
    const { error } = schema.safeParse(example)
    const issues = error?.issues.filter((issue) => !('expected' in issue && issue.expected === 'file')) ?? []
    return error && issues.length > 0
      ? [`${nameOf(call)} ${JSON.stringify(example).slice(0, 600)}: ${error.message}`]
      : []
  })
