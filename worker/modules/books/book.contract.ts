import * as z from 'zod'
import { crudVerbs, resource, userRow } from '#worker/kernel/contract/contract.ts'
import { blankableText, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { customFilter, filterRef, sharedPeople } from './filter.contract.ts'

export const recipeBook = resource({
  name: 'recipe-book',
  title: 'RecipeBook',
  fields: z.object({
    name: text(128),
    description: blankableText().default(''),
    shared: sharedPeople().default([]),
    filter: filterRef().nullish(),
    order: int().default(0),
  }),
  reads: z.object({
    shared: z.array(userRow),
    filter: customFilter.row.nullable(),
    created_by: userRow.nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'guest', write: 'guest' },
  filters: z.object({ order_field: z.string().optional(), order_direction: z.string().optional() }),
})
