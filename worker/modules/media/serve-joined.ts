import type { Context } from '#worker/kernel/log/context.ts'
import { joinedStream, segmentsWithin, type Segment } from './joined-stream.ts'
import { attachmentNamed, requestedRange } from './serve-file.ts'

interface JoinedFile {
  name: string
  type: string
  /** In bytes. */
  size: number
  /** What it is made of, one behind the other. */
  segments: readonly Segment[]
  etag: string
}

/** A file that is stored in several objects, to be saved, or the range of it that is asked for. */
export function serveJoined({ env, headers }: Context, { name, type, size, segments, etag }: JoinedFile): Response {
  // Whoever goes on with a file that is another by now would mix the two.
  const isSame = (headers.get('if-range') ?? etag) === etag
  const range = isSame ? requestedRange(headers.get('range'), size) : null
  if (range === 'beyond') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const { offset, length } = range ?? { offset: 0, length: size }
  return new Response(joinedStream(env.FILES, segmentsWithin(segments, { offset, length }), length), {
    status: range ? 206 : 200,
    headers: {
      'content-type': type,
      'content-length': String(length),
      'content-disposition': attachmentNamed(name),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      etag,
      ...(range ? { 'content-range': `bytes ${offset}-${offset + length - 1}/${size}` } : {}),
    },
  })
}
