import * as z from 'zod'
import { pageSchema } from '#worker/kernel/contract/contract.ts'
import { imageFailure } from '#worker/modules/recipes/image/recipe-image.contract.ts'

export const failedPicture = imageFailure
  .extend({ recipe: z.object({ id: z.int(), name: z.string() }) })
  .meta({ id: 'JobPicture' })
export type FailedPicture = z.output<typeof failedPicture>

export const failedPicturePage = pageSchema(failedPicture)

export const askedPictures = z.object({ asked: z.int() }).meta({ id: 'JobPicturesAsked' })
