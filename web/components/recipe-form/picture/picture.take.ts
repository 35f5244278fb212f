import { shrinkPicture } from './picture.shrink.ts'
import { keepPicture } from './picture.store.ts'
import type { PictureDraft } from '../draft/recipe.draft.ts'

/** A picture from a file, made as small as it may be and kept until the recipe is saved. */
export const takePicture = async (file: Blob): Promise<PictureDraft> => ({
  kind: 'file',
  key: await keepPicture(await shrinkPicture(file)),
})
