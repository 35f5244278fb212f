import * as z from 'zod'
import type { Level } from './contract.ts'

const problemSchema = z
  .looseObject({
    detail: z.string().optional(),
    non_field_errors: z.array(z.string()).optional(),
    code: z.string(),
  })
  .meta({ id: 'Problem', description: 'A sentence in `detail`, or messages per field in the nesting of the body.' })

const WORDS: Record<number, string> = {
  400: 'The request is not valid; each field says why',
  403: 'Not signed in, or not allowed',
  404: 'No such thing in this space',
  409: 'Changed or used by something else meanwhile',
  412: 'No longer the version named by If-Match',
  422: 'This Idempotency-Key belongs to another request',
  429: 'Too many requests; see Retry-After',
}

/** The refusals that a call may answer with. */
export const problemResponses = (level: Level, method: string) => {
  const writes = method !== 'get'
  const statuses = [400, ...(level === 'public' ? [] : [403]), 404, ...(writes ? [409, 412, 422, 429] : [])]
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: WORDS[status] ?? '', content: { 'application/json': { schema: problemSchema } } },
    ]),
  )
}
