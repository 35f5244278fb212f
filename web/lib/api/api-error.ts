/** A response outside 200 to 299. Without a response, fetch throws a TypeError instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly statusText: string
  readonly url: string
  readonly body: unknown
  /** `module.reason`, stable enough to branch on. */
  readonly code: string | undefined
  readonly detail: string | undefined
  /** Sentences by field; nested fields have dotted names: `steps.0.name`. */
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(response: ErrorResponse, body: unknown) {
    super(`${response.statusText} (${response.status})`.trim())
    this.status = response.status
    this.statusText = response.statusText
    this.url = response.url
    this.body = body
    const problem = isRecord(body) ? body : {}
    this.code = response.headers?.get('x-error-code') ?? text(problem['code'])
    this.detail =
      text(problem['detail']) ??
      text(problem['msg']) ??
      text(problem['message']) ??
      firstText(problem['non_field_errors']) ??
      firstText(body)
    const { code, ...rest } = problem
    const fields = { ...rest, ...(typeof code === 'string' ? {} : { code }) } // A field may also be called code.
    this.fields = Object.fromEntries(flattenFieldErrors(fields).filter(([name]) => !nonFieldKeys.has(name)))
  }
}

type ErrorResponse = Pick<Response, 'status' | 'statusText' | 'url'> & { headers?: Pick<Headers, 'get'> }

const nonFieldKeys = new Set(['detail', 'msg', 'message', 'error', 'non_field_errors'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const firstText = (value: unknown) => (Array.isArray(value) ? text(value[0]) : undefined)

function flattenFieldErrors(problem: Record<string, unknown>, prefix = ''): [string, string[]][] {
  return Object.entries(problem).flatMap(([key, value]): [string, string[]][] => {
    const name = prefix + key
    if (typeof value === 'string') return [[name, [value]]]
    if (Array.isArray(value)) {
      const sentences = value.filter((item) => typeof item === 'string')
      const nested = value.flatMap((item, index) =>
        isRecord(item) ? flattenFieldErrors(item, `${name}.${index}.`) : [],
      )
      return [...(sentences.length > 0 ? [[name, sentences] satisfies [string, string[]]] : []), ...nested]
    }
    return isRecord(value) ? flattenFieldErrors(value, `${name}.`) : []
  })
}
