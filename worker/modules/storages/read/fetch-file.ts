import { sql } from 'drizzle-orm'
import { uuid } from '#worker/clock.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import type { WaitingFile } from '../decide-recipe-import.ts'
import { pathFault } from '../path-rule.ts'
import { heldBody } from './held-body.ts'
import { failureOf, StorageFailure } from '../services/storage-failure.ts'
import type { StorageService } from '../services/storage-service.ts'

/** Where the storage does not say how long a file is. */
const MAX_HELD = 20_000_000
export const MAX_FILE = 200_000_000

/** A file that was fetched, under the name that it has there, and the upload that it is until somebody takes it. */
export interface FetchedFile {
  name: string
  key: string
  size: number
  upload: number
}

/** Stores a file as if somebody had sent it: one that nobody takes goes after a day. */
export async function fetchFile(
  context: Context,
  service: StorageService,
  { file_path: path, file_uid: id }: Pick<WaitingFile, 'file_path' | 'file_uid'>,
): Promise<FetchedFile> {
  if (path === '' || pathFault(path) !== null) throw new StorageFailure('no_such_file')
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { body, length } = await service.read({ path, id }, { maxBytes: MAX_FILE })
  if (!body) throw new StorageFailure('no_such_file')
  const name = path.slice(path.lastIndexOf('/') + 1)
  const key = `${space}/upload/${uuid()}`
  const { ids } = await db.read({ ids: reserveIds(space, { upload: 1 }) })
  const upload = idAllocator(ids)('upload')
  await db.batch([
    sql`INSERT INTO upload (space_id, id, created_by, created_at, name, size, key, multipart, parts)
      VALUES (${space}, ${upload}, ${personOf(context).id}, ${context.at}, ${name.slice(0, 256)}, ${length ?? 0}, ${key}, NULL, '[]')`,
  ])
  try {
    const stored = await context.env.FILES.put(
      key,
      length === null ? await heldBody(body, MAX_HELD) : ofLength(body, length),
    )
    return { name, key, size: stored?.size ?? 0, upload }
  } catch (error) {
    throw failureOf(causeOf(error))
  }
}

/** The store wants to know how much comes. Less than was said breaks it, as more does. */
function ofLength(body: ReadableStream<Uint8Array<ArrayBuffer>>, length: number): ReadableStream {
  return body.pipeThrough(new FixedLengthStream(length))
}

/** What broke a stream on its way into the store is told as the store's own error. */
const causeOf = (error: unknown): unknown =>
  error instanceof TypeError || (error instanceof Error && /length|stream|body/i.test(error.message))
    ? new StorageFailure('unreachable')
    : error
