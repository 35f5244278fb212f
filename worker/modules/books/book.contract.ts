import * as z from 'zod'
import { crud, resource, userRow } from '../../kernel/contract/contract.ts'
import { blankable, int, text } from '../../kernel/contract/scalars.contract.ts'
import { customFilter, filterRef, people } from './filter.contract.ts'

export const recipeBook = resource({
  name: 'recipe-book',
  title: 'RecipeBook',
  fields: z.object({
    name: text(128),
    description: blankable().default(''),
    shared: people().default([]),
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
  verbs: [...crud, 'effects'],
  roles: { read: 'guest', write: 'guest' },
  filters: z.object({ order_field: z.string().optional(), order_direction: z.string().optional() }),
})
