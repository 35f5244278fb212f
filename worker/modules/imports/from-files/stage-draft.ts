import { sniffPicture } from '#worker/modules/files/picture/picture-type.ts'
import type { Draft } from '../drafts/draft.ts'
import type { DraftPicture, RecipeDraft } from '../drafts/recipe-draft.ts'
import { bytesOf } from '../files/file.read.ts'
import { FileRefusal } from '../files/file-refusal.ts'
import { pictureKey, type StagedDraft, type StagedPicture } from './staged-draft.ts'
import { type Said, say } from '../drafts/said.ts'

const MAX_PICTURE_BYTES = 20_000_000

/** Puts the pictures of a draft into R2, under names that are the same when it is staged again. */
export async function stageDraft(
  files: R2Bucket,
  stage: string,
  position: number,
  draft: Draft,
): Promise<{ draft: StagedDraft; bytes: number }> {
  if (draft.kind !== 'recipe') return { draft, bytes: 0 }
  const warnings = [...draft.warnings]
  let bytes = 0
  // Number 0 is the recipe's own picture, which its reactor takes and deletes.
  let n = isStored(draft.pictures[0] ?? draft.steps.flatMap((step) => step.pictures)[0]) ? 0 : 1
  const stagePicture = async (picture: DraftPicture): Promise<StagedPicture[]> => {
    if ('url' in picture) return [picture]
    const content = await contentOf(picture)
    if ('code' in content) {
      warnings.push(content)
      return []
    }
    const key = pictureKey(stage, position, n++)
    bytes += content.length
    await files.put(key, content)
    return [{ key }]
  }
  const all = async (pictures: readonly DraftPicture[]): Promise<StagedPicture[]> => {
    const staged: StagedPicture[] = []
    for (const picture of pictures) staged.push(...(await stagePicture(picture)))
    return staged
  }
  const pictures = await all(draft.pictures)
  const steps = []
  for (const step of draft.steps) steps.push({ ...step, pictures: await all(step.pictures) })
  return { draft: { ...(draft satisfies RecipeDraft), pictures, steps, warnings }, bytes }
}

const isStored = (picture: DraftPicture | undefined): boolean => picture !== undefined && !('url' in picture)

/** The bytes, or why there are none. */
async function contentOf(picture: Exclude<DraftPicture, { url: string }>): Promise<Uint8Array<ArrayBuffer> | Said> {
  if ('bytes' in picture) {
    if (picture.bytes.length > MAX_PICTURE_BYTES) return say('picture_large', { most: MAX_PICTURE_BYTES / 1_000_000 })
    return sniffPicture(picture.bytes) === null ? say('picture_unknown') : picture.bytes
  }
  const name = picture.file.path
  try {
    const bytes = await bytesOf(picture.file, MAX_PICTURE_BYTES)
    return sniffPicture(bytes) === null ? say('picture_unknown_named', { name }) : bytes
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    return error.reason === 'file_too_large'
      ? say('picture_large_named', { name, most: MAX_PICTURE_BYTES / 1_000_000 })
      : say('picture_packed', { name })
  }
}
