import { fileType } from '#worker/modules/files/file-type.ts'
import { inspectPicture } from '#worker/modules/files/picture/inspect-picture.ts'
import { PictureError } from '#worker/modules/files/picture/index.ts'
import { storePreviews } from '#worker/modules/files/store-picture.ts'
import type { FileLine } from '../format/manifest.contract.ts'
import { sha256 } from '../format/sha256.ts'
import { damaged, type OpenedArchive } from './opened-archive.ts'
import { keyIn, type NewWorld } from './renumber.ts'

const MAX_FILE_BYTES = 64_000_000

/** Stores files of an archive under keys of the new space; what they are, their content says, as with any upload. */
export async function writeFiles(
  env: Pick<Env, 'FILES' | 'IMAGES'>,
  archive: OpenedArchive,
  world: NewWorld,
  lines: readonly FileLine[],
): Promise<void> {
  for (const line of lines) {
    const key = keyIn(world, line.key)
    if (key === null) throw damaged(`“${line.key}” names no file.`)
    const bytes = await archive.bytes(line.path, MAX_FILE_BYTES)
    if (bytes.length !== line.bytes || (await sha256(bytes)) !== line.sha256)
      throw damaged(`“${line.path}” is not as it was written.`)
    const type = await typeOf(line.path, bytes)
    if (type.startsWith('image/')) await storePreviews(env, key, bytes)
    await env.FILES.put(key, bytes, { httpMetadata: { contentType: type } })
  }
}

async function typeOf(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const found = await fileType(new File([bytes], name))
  if (found === null) throw damaged(`“${path}” is of a kind that is not taken.`)
  if (found !== 'picture') return found.type
  try {
    return inspectPicture(bytes).type
  } catch (error) {
    if (error instanceof PictureError) throw damaged(`“${path}” is no picture that can be shown.`)
    throw error
  }
}
