import * as z from 'zod'
import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

const one = z.string().optional()
const many = z.union([z.string(), z.array(z.string())]).optional()
const sets = <const Name extends string>(name: Name) =>
  ({
    [name]: many,
    [`${name}_or`]: many,
    [`${name}_and`]: many,
    [`${name}_or_not`]: many,
    [`${name}_and_not`]: many,
  }) as Record<Name | `${Name}_${'or' | 'and'}${'' | '_not'}`, typeof many>

export const recipeFilters = z.object({
  page: one,
  page_size: one,
  after: one,
  query: blankableText(512).optional(),
  ...sets('keywords'),
  ...sets('foods'),
  ...sets('books'),
  ...sets('units'),
  steps: many,
  include_children: one,
  createdby: one,
  rating: one,
  rating_gte: one,
  rating_lte: one,
  timescooked: one,
  timescooked_gte: one,
  timescooked_lte: one,
  createdon: one,
  createdon_gte: one,
  createdon_lte: one,
  updatedon: one,
  updatedon_gte: one,
  updatedon_lte: one,
  cookedon: one,
  cookedon_gte: one,
  cookedon_lte: one,
  viewedon: one,
  viewedon_gte: one,
  viewedon_lte: one,
  internal: one,
  makenow: one,
  new: one,
  num_recent: one,
  random: one,
  sort_order: many,
  filter: one,
})
export type RecipeFilters = z.output<typeof recipeFilters>
