import * as z from 'zod'
import { resource, userRow } from '../../kernel/contract.ts'
import { idRef } from '../../kernel/ref.contract.ts'
import { blankable, decimal, instant } from '../../kernel/scalars.contract.ts'

const MOST_STARS = 5

const stars = () =>
  decimal().refine((value) => value >= 0 && value <= MOST_STARS, `Ensure this value is between 0 and ${MOST_STARS}.`)

export const cookLog = resource({
  name: 'cook-log',
  title: 'CookLog',
  fields: z.object({
    recipe: idRef(),
    servings: decimal().nullish(),
    rating: stars().nullish(),
    comment: blankable().nullish(),
    created_at: instant().optional(),
  }),
  reads: z.object({
    recipe: z.int(),
    servings: z.number().nullable(),
    rating: z.number().nullable(),
    comment: z.string().nullable(),
    created_by: userRow.nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
  roles: { read: 'user', write: 'user' },
  filters: z.object({ recipe: z.string().optional() }),
})
