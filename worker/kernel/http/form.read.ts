import { limitBody, tapBody } from './limit-body.ts'
import { problem } from '../contract/errors.ts'

const tooManyFields = problem('request.too_large', 413, 'The form has more fields than this call accepts.')

const MAX_FIELDS = 1000
const MAX_BOUNDARY_LENGTH = 70
const AMPERSAND = 38

type FormField = readonly [name: string, value: File | string]

/** The fields of a form in their order. Bytes and fields are counted as they arrive, before the form is parsed. */
export async function readUrlencoded(request: Request, maxBytes: number): Promise<FormField[]> {
  let fields = 1
  const body = tapBody(limitBody(request, maxBytes), (_length, chunk) => {
    fields += countByte(chunk, AMPERSAND)
    if (fields > MAX_FIELDS) throw tooManyFields()
  })
  return [...new URLSearchParams(new TextDecoder().decode(await body.arrayBuffer()))]
}

/** As `readUrlencoded`, for a multipart form with files. Rejects with the platform's error where the body is none. */
export async function readMultipart(request: Request, maxBytes: number): Promise<FormField[]> {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary === '' || boundary.length > MAX_BOUNDARY_LENGTH) throw new TypeError('no boundary')
  const count = partCounter(new TextEncoder().encode(`--${boundary}`))
  const body = tapBody(limitBody(request, maxBytes), (_length, chunk) => {
    if (count(chunk) > MAX_FIELDS + 1) throw tooManyFields()
  })
  return [...(await body.formData())]
}

/** Without a prototype. Of a repeated field the last value counts, or all of them where `takesList` is true. */
export function formToObject(fields: readonly FormField[], takesList: (name: string, values: unknown[]) => boolean) {
  const sent = new Map<string, (File | string)[]>()
  for (const [name, value] of fields) {
    const values = sent.get(name)
    if (values) values.push(value)
    else sent.set(name, [value])
  }
  return Object.fromEntries(
    [...sent].map(([name, values]) => [
      name,
      values.length > 1 && takesList(name, values) ? values : values[values.length - 1],
    ]),
  )
}

function countByte(bytes: Uint8Array, byte: number): number {
  let n = 0
  for (let i = bytes.indexOf(byte); i !== -1; i = bytes.indexOf(byte, i + 1)) n += 1
  return n
}

/** Counts a delimiter across chunk borders, looking at each byte once (Knuth, Morris and Pratt, 1977). */
function partCounter(delimiter: Uint8Array): (chunk: Uint8Array) => number {
  const borders = bordersOf(delimiter)
  let count = 0
  let matched = 0
  return (chunk) => {
    for (const byte of chunk) {
      while (matched > 0 && byte !== delimiter[matched]) matched = borders[matched - 1] ?? 0
      if (byte === delimiter[matched]) matched += 1
      if (matched === delimiter.length) {
        count += 1
        matched = borders[matched - 1] ?? 0
      }
    }
    return count
  }
}

/** For each prefix, the length of its longest proper prefix that is also its suffix. */
function bordersOf(pattern: Uint8Array): number[] {
  const borders = [0]
  for (let i = 1, k = 0; i < pattern.length; i++) {
    while (k > 0 && pattern[i] !== pattern[k]) k = borders[k - 1] ?? 0
    if (pattern[i] === pattern[k]) k += 1
    borders.push(k)
  }
  return borders
}
