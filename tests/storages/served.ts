import type { IncomingHttpHeaders } from 'node:http'
import type { Answered } from './storage.host.ts'
import type { StoredFile } from './stored-tree.ts'

/** A file as HTTP serves it: whole, one range of it, or not at all where it is known. */
export function served({ bytes, etag }: StoredFile, { range, 'if-none-match': known }: IncomingHttpHeaders): Answered {
  const headers = { etag: `"${etag}"`, 'content-type': 'application/octet-stream' }
  if (known === headers.etag) return { status: 304, headers }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return { status: 200, headers, body: bytes }
  const end = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1)
  if (Number(from) > end) return { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes.length}` } }
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${end}/${bytes.length}` },
    body: bytes.subarray(Number(from), end + 1),
  }
}
