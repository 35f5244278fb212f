import type { Context } from '#worker/kernel/log/context.ts'
import { attachmentNamed } from '#worker/modules/media/serve-file.ts'
import { pathFault } from '../path-rule.ts'
import { endingIn } from '../check/file-kinds.ts'
import { openStorage } from '../open-storage.ts'
import { StorageFailure } from '../services/storage-failure.ts'
import type { FoundFile } from './external-file.rows.ts'

const MAX_BYTES = 200_000_000

/** What a browser shows without running anything in it; all else is sent to be saved. */
const SHOWN = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
])

/** The bytes of the file, or the range that is asked for, as they come from the storage. */
export async function serveExternal(
  { env, headers }: Context,
  file: FoundFile & { storage: number },
): Promise<Response> {
  const { db, space, storage: id, path, uid, name } = file
  if (path === '' || pathFault(path) !== null) throw new StorageFailure('no_such_file')
  const service = await openStorage(db, env, { space, id })
  const wanted = {
    range: plainRange(headers.get('range'), headers.get('if-range')),
    ifNoneMatch: headers.get('if-none-match'),
    maxBytes: MAX_BYTES,
  }
  const { status, body, etag, length, range } = await service.read({ path, id: uid }, wanted)
  const ending = endingIn(path)
  const type = SHOWN.get(ending)
  const fileName = ending && !name.toLowerCase().endsWith(`.${ending}`) ? `${name}.${ending}` : name
  const named = attachmentNamed(fileName)
  return new Response(body, {
    status,
    headers: {
      ...(etag === '' ? {} : { etag: `"${etag.replace(/[^\x21\x23-\x7e]/g, '')}"` }),
      'content-type': type ?? 'application/octet-stream',
      'content-disposition': type ? named.replace('attachment', 'inline') : named,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      vary: 'authorization, cookie',
      'accept-ranges': 'bytes',
      ...(length === null ? {} : { 'content-length': String(length) }),
      ...(range === null ? {} : { 'content-range': range }),
    },
  })
}

/** One range of bytes, which is all that storages know; with a condition, the whole file is the safe answer. */
const plainRange = (range: string | null, condition: string | null): string | null =>
  condition === null && /^bytes=(?:\d+-\d*|-\d+)$/.test(range ?? '') ? range : null
