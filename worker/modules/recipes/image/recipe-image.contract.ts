import * as z from 'zod'
import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

/** Without a file and without an address, the picture is removed. */
export const imageUpload = z.object({
  image: z.union([z.file().meta({ type: 'string', format: 'binary' }), z.string()]).nullish(),
  image_url: blankableText(4096).nullish(),
})
export type ImageUpload = z.output<typeof imageUpload>

export const imageAnswer = z
  .object({ image: z.string().nullable(), image_url: z.string().nullable() })
  .meta({ id: 'RecipeImage' })
