import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { PictureError } from '#worker/modules/files/picture/index.ts'
import { storeNamedPicture } from '#worker/modules/files/store-picture.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { furtherPictures, type StagedRecipe } from '../staged-draft.ts'
import type { StoredPictures } from './stored-pictures.ts'

const MB = 1_000_000
const MAX_PICTURES = 50

/** Bytes that a space has left for files. */
export class FileRoom {
  private left: number

  constructor(context: Context, used: number) {
    const most = settingsOf(membershipOf(context).settings).max_file_storage_mb
    this.left = most === 0 ? Infinity : most * MB - used
  }

  take(bytes: number): boolean {
    if (bytes > this.left) return false
    this.left -= bytes
    return true
  }
}

interface Storing {
  env: Pick<Env, 'FILES' | 'IMAGES'>
  /** The same for the same recipe when it is stored again: what was stored before is written over. */
  name: string
  room: FileRoom
  title: string
}

/** Stores the pictures of a recipe beyond its own as files, one after the other: each may be large. */
export async function storePictures(draft: StagedRecipe, { env, name, room, title }: Storing): Promise<StoredPictures> {
  const all = furtherPictures(draft)
  const files: StoredPictures['files'][number][] = []
  let broken = 0
  let full = Math.max(0, all.length - MAX_PICTURES)
  for (const [n, { key, step }] of all.slice(0, MAX_PICTURES).entries()) {
    const size = (await env.FILES.head(key))?.size
    if (size !== undefined && !room.take(size)) {
      full++
      continue
    }
    const facts = await storeCopy(env, key, `${name}-${n}`)
    if (facts) files.push({ facts: { ...facts, name: `${draft.name} ${n + 1}`.slice(-128).trim() }, step })
    else broken++
  }
  return {
    files,
    title,
    losses: [
      ...(broken > 0 ? [broken === 1 ? 'A picture cannot be read.' : `${broken} pictures cannot be read.`] : []),
      ...(full > 0 ? [full === 1 ? 'There is no room for a picture.' : `There is no room for ${full} pictures.`] : []),
    ],
  }
}

/** Null for what is no picture, or not there. */
async function storeCopy(env: Storing['env'], key: string, name: string) {
  const staged = await env.FILES.get(key)
  if (!staged) return null
  try {
    return await storeNamedPicture(env, name, new Uint8Array(await staged.arrayBuffer()))
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}
