import * as z from 'zod'
import { resource, userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, decimal, instant, int } from '#worker/kernel/contract/scalars.contract.ts'

const MAX_STARS = 5

/** Apps know whole ratings only; half rounds up. */
const roundedInt = () =>
  z.preprocess((value) => {
    const { data } = decimal().safeParse(value)
    return data === undefined ? value : Math.round(data)
  }, int())

const stars = () =>
  roundedInt().refine((value) => value >= 0 && value <= MAX_STARS, `Ensure this value is between 0 and ${MAX_STARS}.`)

export const cookLog = resource({
  name: 'cook-log',
  title: 'CookLog',
  fields: z.object({
    recipe: idRefSchema(),
    servings: roundedInt().nullish(),
    rating: stars().nullish(),
    comment: blankableText().nullish(),
    created_at: instant().optional(),
  }),
  reads: z.object({
    recipe: z.int(),
    recipe_name: z.string(),
    recipe_version: z
      .int()
      .describe('The version of the recipe that was cooked, as in `/api/recipe/{id}/versions/{version}/`'),
    servings: z.int().nullable(),
    rating: z.int().nullable(),
    comment: z.string().nullable(),
    created_by: userRow.nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
  roles: { read: 'user', write: 'user' },
  filters: z.object({ recipe: z.string().optional() }),
})
