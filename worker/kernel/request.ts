import * as z from 'zod'
import { invalid, problem, type FieldErrors, type Problem } from './errors.ts'

const unreadable = problem('request.unreadable', 400, 'JSON parse error - the body is not valid JSON.')
const tooLarge = problem('request.too_large', 413, 'The body is larger than this call accepts.')
const wrongType = problem('request.media_type', 415, 'Unsupported media type in request.')

export const MOST_JSON = 8_000_000

/** The body as data, whichever of JSON, a form or multipart it came as. An absent body is an empty object. */
export async function readBody(request: Request, accepts: 'any' | 'multipart' = 'any'): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_JSON * (accepts === 'multipart' ? 8 : 1))
    throw tooLarge()
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data' || (type === 'application/x-www-form-urlencoded' && accepts === 'any')) {
    const form = await request.formData().catch(() => {
      throw unreadable()
    })
    return fromForm(form)
  }
  if (accepts === 'multipart') throw wrongType()
  if (type !== '' && type !== 'application/json' && !type.endsWith('+json') && type !== 'text/plain') throw wrongType()
  const text = await request.text()
  if (text.length > MOST_JSON) throw tooLarge()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

const fromForm = (form: FormData) => {
  // Entries, as a field may be called what every object has already.
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name)
    return [name, values.length === 1 ? values[0] : values] as const
  })
  return Object.fromEntries(fields)
}

/** What a schema makes of a value, or a 400 that says, field by field, what is wrong with it. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refused(result.error, value)
}

export function refused(error: z.ZodError, value: unknown): Problem {
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
  const fields = Object.create(null) as FieldErrors // Bodies may name what every object has already.
  for (const { path, message } of error.issues) place(fields, path.length === 0 ? ['non_field_errors'] : path, message)
  return invalid(fields)
}

/** Puts a message where its field is: names nest as objects, positions as lists. */
function place(into: FieldErrors, path: readonly PropertyKey[], message: string): void {
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
    if (path.length === 2) place(item, ['non_field_errors'], message)
    else place(item, path.slice(2), message)
    into[key] = list
    return
  }
  const there = into[key]
  const nested: FieldErrors = there && !Array.isArray(there) ? there : {}
  into[key] = nested
  place(nested, path.slice(1), message)
}
