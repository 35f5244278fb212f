import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { categoryRef, supermarketCategory } from './category.contract.ts'

/** A category of a supermarket, with its place on the way through. */
export const supermarketCategoryRelation = resource({
  name: 'supermarket-category-relation',
  title: 'SupermarketCategoryRelation',
  fields: z.object({
    category: categoryRef(),
    supermarket: idRefSchema(),
    order: int().default(0),
  }),
  reads: z.object({ category: supermarketCategory.row, supermarket: z.int(), order: z.int() }),
  roles: { read: 'user', write: 'user' },
})
