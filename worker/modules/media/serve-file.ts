import type { Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import type { OpenFile } from './file.access.ts'
import { privateHeaders } from './media-headers.ts'

/** Sent as an attachment, so that no browser renders it as a page. */
export async function serveFile({ env, headers }: Context, { key, name, type, size }: OpenFile): Promise<Response> {
  const range = requestedRange(headers.get('range'), size)
  if (range === 'beyond') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const known = headers.get('if-none-match')
  const object = await env.FILES.get(key, {
    ...(range ? { range } : {}),
    onlyIf: new Headers(known === null ? {} : { 'if-none-match': known }),
  })
  if (!object) throw notFound()
  if (!('body' in object)) return new Response(null, { status: 304, headers: privateHeaders(object.httpEtag) })
  const { offset, length } = range ?? { offset: 0, length: size }
  return new Response(object.body, {
    status: range ? 206 : 200,
    headers: {
      ...privateHeaders(object.httpEtag),
      'content-type': type,
      'content-length': String(length),
      'content-disposition': attachment(name, key),
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${offset}-${offset + length - 1}/${size}` } : {}),
    },
  })
}

/** With the extension of the content. */
function attachment(name: string, key: string): string {
  const ending = /\.\w+$/.exec(key)?.[0] ?? ''
  return attachmentNamed(name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`)
}

/** The file name in ASCII and in UTF-8 (RFC 6266). */
export function attachmentNamed(full: string): string {
  const plain = full.replace(/[^\x20-\x7E]|["\\%/]/g, '_')
  const exact = encodeURIComponent(full).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

interface Range {
  offset: number
  length: number
}

/** RFC 9110, 14.1.2. Null for the whole file, also for several ranges or nonsense; `beyond` past the end. */
export function requestedRange(header: string | null, size: number): Range | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'beyond' : { offset: size - length, length }
  }
  const offset = Number(from)
  if (to !== '' && Number(to) < offset) return null
  if (offset >= size) return 'beyond'
  return { offset, length: Math.min(to === '' ? size : Number(to) + 1, size) - offset }
}
