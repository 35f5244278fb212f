import * as z from 'zod'
import type { Source } from '../storage-service.ts'
import type { DropboxApi } from './dropbox-api.ts'

/** Dropbox takes up to 150 MiB at once; less is held in memory here. It wants parts in multiples of 4 MiB. */
const PART = 8 * 1024 * 1024
const session = z.object({ session_id: z.string() })

/** Writes a file over what is there, a large one in a session of parts. */
export async function uploadFile(api: DropboxApi, path: string, { size, read }: Source): Promise<void> {
  const commit = { path, mode: 'overwrite', mute: true }
  if (size <= PART) {
    await api.upload('files/upload', commit, { bytes: await read(0, size), shape: z.unknown() })
    return
  }
  const first = await read(0, PART)
  const { session_id } = await api.upload(
    'files/upload_session/start',
    { close: false },
    { bytes: first, shape: session },
  )
  let offset = first.length
  while (size - offset > PART) {
    const bytes = await read(offset, PART)
    const arg = { cursor: { session_id, offset }, close: false }
    await api.upload('files/upload_session/append_v2', arg, { bytes, shape: z.unknown() })
    offset += bytes.length
  }
  const last = { cursor: { session_id, offset }, commit }
  await api.upload('files/upload_session/finish', last, {
    bytes: await read(offset, size - offset),
    shape: z.unknown(),
  })
}
