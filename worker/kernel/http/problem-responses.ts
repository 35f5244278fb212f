import type { Level } from '../contract/contract.ts'
import type { App } from './route.ts'

interface ProblemDoc {
  name: string
  description: string
  example: { code: string } & Record<string, unknown>
  headers?: Record<string, { description: string; schema: { type: 'integer' } }>
}

const problemDocs: Record<number, ProblemDoc> = {
  400: {
    name: 'Invalid',
    description: 'The request is not valid; each field says why',
    example: { amount: ['A valid number is required.'], code: 'request.invalid' },
  },
  403: {
    name: 'Forbidden',
    description: 'Not signed in, or not allowed',
    example: { detail: 'Authentication credentials were not provided.', code: 'auth.required' },
  },
  404: {
    name: 'NotFound',
    description: 'No such thing in this space',
    example: { detail: 'Not found.', code: 'request.not_found' },
  },
  409: {
    name: 'Conflict',
    description: 'Changed or used by something else meanwhile',
    example: {
      detail: 'Changed by someone else meanwhile. Load it again and retry.',
      code: 'request.conflict',
    },
  },
  412: {
    name: 'Stale',
    description: 'No longer the version named by If-Match',
    example: { detail: 'This is no longer the version you read.', code: 'request.stale' },
  },
  413: {
    name: 'TooLarge',
    description: 'The body is larger than this call accepts',
    example: { detail: 'The body is larger than this call accepts.', code: 'request.too_large' },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is of a kind that this call does not read',
    example: { detail: 'Unsupported media type in request.', code: 'request.media_type' },
  },
  422: {
    name: 'KeyReused',
    description: 'This Idempotency-Key belongs to another request',
    example: { detail: 'This Idempotency-Key was used for another request.', code: 'request.key_reused' },
  },
  429: {
    name: 'Throttled',
    description: 'Too many requests; see Retry-After',
    example: {
      detail: 'Request was throttled. Expected available in 60 seconds.',
      code: 'request.throttled',
    },
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  },
}

export function registerProblems({ openAPIRegistry: registry }: App): void {
  const sentence = { type: 'string' } as const
  const { ref: schema } = registry.registerComponent('schemas', 'Problem', {
    type: 'object',
    description: 'A sentence in `detail`, or messages per field in the nesting of the body.',
    properties: {
      detail: sentence,
      non_field_errors: { type: 'array', items: sentence },
      code: {
        description: 'What `x-error-code` says; where a field of the body is called so, what is wrong with that field',
        anyOf: [sentence, { type: 'array', items: sentence }],
      },
    },
    required: ['code'],
    additionalProperties: true,
  })
  const named = { 'X-Error-Code': { description: 'The kind of refusal, which does not change', schema: sentence } }
  for (const { name, description, example, headers } of Object.values(problemDocs)) {
    const content = { 'application/json': { schema, example } }
    registry.registerComponent('responses', name, { description, content, headers: { ...named, ...headers } })
  }
}

interface CallTraits {
  level: Level
  method: string
  path: string
  query: boolean
  body: boolean
}

export function problemResponses({ level, method, path, query, body }: CallTraits): Record<string, { $ref: string }> {
  const writes = method !== 'get'
  const finds = path.includes('{') || query
  const statuses = [
    ...(query || body ? [400] : []),
    ...(level === 'public' ? [] : [403]),
    ...(finds ? [404] : []),
    ...(writes ? [409] : []),
    ...(writes && method !== 'post' ? [412] : []),
    ...(body ? [413, 415] : []),
    ...(writes ? [422, 429] : []),
  ]
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${problemDocs[status]?.name}` }]),
  )
}
