import * as z from 'zod'
import { limitBody } from './limit-body.ts'
import { invalid, problem, Problem, type FieldErrors } from '../contract/errors.ts'
import { formToObject, readMultipart, readUrlencoded } from './form.read.ts'

const malformedBody = problem('request.unreadable', 400, 'JSON parse error - the body is not valid JSON.')
const unsupportedMediaType = problem('request.media_type', 415, 'Unsupported media type in request.')

export const MAX_JSON_BYTES = 8_000_000
const MAX_FORM_BYTES = 1_000_000
const MAX_UPLOAD_BYTES = 8 * MAX_JSON_BYTES

interface BodyOptions {
  accepts?: 'any' | 'multipart'
  /** Whether a repeated field of a form keeps all its values. */
  takesList?: (name: string, values: unknown[]) => boolean
}

/** The body as data, sent as JSON, a form or multipart. An absent body is an empty object. */
export async function readBody(
  request: Request,
  { accepts = 'any', takesList = () => false }: BodyOptions = {},
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data') {
    const most = accepts === 'multipart' ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES
    return formToObject(await readMultipart(request, most).catch(rethrowProblem), takesList)
  }
  if (accepts === 'multipart') throw unsupportedMediaType()
  if (type === 'application/x-www-form-urlencoded')
    return formToObject(await readUrlencoded(request, MAX_FORM_BYTES), takesList)
  if (type !== '' && type !== 'application/json' && !type.endsWith('+json') && type !== 'text/plain')
    throw unsupportedMediaType()
  const text = await limitBody(request, MAX_JSON_BYTES).text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw malformedBody()
  }
}

const rethrowProblem = (error: unknown): never => {
  throw error instanceof Problem ? error : malformedBody()
}

export const acceptsList =
  (schema: z.ZodType): Required<BodyOptions>['takesList'] =>
  (name, values) =>
    schema instanceof z.ZodObject &&
    Object.hasOwn(schema.shape, name) &&
    (schema.shape[name] as z.ZodType).safeParse(values).success

/** The parsed value; throws a 400 that lists what is wrong field by field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw validationProblem(result.error, value)
}

export function validationProblem(error: z.ZodError, value: unknown): Problem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind = Array.isArray(value)
      ? 'list'
      : value === null
        ? 'NoneType'
        : typeof value === 'string'
          ? 'str'
          : typeof value
    return invalid({ non_field_errors: [`Invalid data. Expected a dictionary, but got ${kind}.`] })
  }
  const fields = Object.create(null) as FieldErrors // Fields may be called `__proto__`.
  for (const { path, message } of error.issues)
    addFieldError(fields, path.length === 0 ? ['non_field_errors'] : path, message)
  return invalid(fields)
}

/** Field names nest as objects, positions as lists. */
function addFieldError(into: FieldErrors, path: readonly PropertyKey[], message: string): void {
  const [head, next] = path
  const key = String(head)
  if (next === undefined) {
    const there = into[key]
    if (Array.isArray(there)) (there as string[]).push(message)
    else into[key] = [message]
    return
  }
  if (typeof next === 'number') {
    const list = (Array.isArray(into[key]) ? into[key] : []) as FieldErrors[]
    while (list.length <= next) list.push({})
    const item = list[next] ?? {}
    if (path.length === 2) addFieldError(item, ['non_field_errors'], message)
    else addFieldError(item, path.slice(2), message)
    into[key] = list
    return
  }
  const there = into[key]
  const nested: FieldErrors = there && !Array.isArray(there) ? there : {}
  into[key] = nested
  addFieldError(nested, path.slice(1), message)
}

/** Bodies mean the same where their digests are equal; files count with their content. */
export async function bodyDigest(body: unknown): Promise<string> {
  const files: File[] = []
  const text = JSON.stringify(body, (_name, value: unknown) => (value instanceof File ? files.push(value) : value))
  const parts = await Promise.all([new Blob([text]), ...files].map((part) => part.arrayBuffer()))
  const digests = await Promise.all(parts.map((part) => crypto.subtle.digest('SHA-256', part)))
  const whole = await crypto.subtle.digest('SHA-256', await new Blob(digests).arrayBuffer())
  return [...new Uint8Array(whole)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
