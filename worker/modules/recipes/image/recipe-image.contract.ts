import * as z from 'zod'
import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

/** Why a picture did not come. */
export const pictureReasons = [
  'not_found',
  'refused',
  'server_failed',
  'too_large',
  'not_a_picture',
  'broken',
  'address_not_allowed',
  'too_many_redirects',
  'timeout',
  'unreachable',
  'unknown',
] as const
export type PictureFailureReason = (typeof pictureReasons)[number]

/** Without a file and without an address, the picture is removed. */
export const imageUpload = z.object({
  image: z.union([z.file().meta({ type: 'string', format: 'binary' }), z.string()]).nullish(),
  image_url: blankableText(4096).nullish(),
})
export type ImageUpload = z.output<typeof imageUpload>

/** `choices`: other pictures that are known to be of the same page. */
export const imageFailure = z
  .object({
    reason: z.enum(pictureReasons),
    url: z.string().nullable().meta({ description: 'Where it was to come from; null where a file held it.' }),
    choices: z.array(z.string()),
  })
  .meta({ id: 'RecipeImageFailure' })
export type ShownImageFailure = z.output<typeof imageFailure>

export const imageAnswer = z
  .object({ image: z.string().nullable(), image_url: z.string().nullable() })
  .meta({ id: 'RecipeImage' })
