import * as z from 'zod'
import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

const day =
  '`2026-11-28`, or (not in the reference) how long ago, in days, weeks, months or years: `P28D`, `P4W`, `P1M`, `P1Y`'

const amount = 'Property type and amount of a serving, as stored on the recipe, such as `12:600`:'

const one = z.string().optional()
const many = z.union([z.string(), z.array(z.string())]).optional()
const ours = (what: string) => one.describe(`${what}. Not in the reference`)
/** The last stands for what did not happen since then, or never did. */
const dates = <const Name extends string>(name: Name, what: string) =>
  ({
    [name]: one.describe(day),
    [`${name}_gte`]: one.describe(day),
    [`${name}_lte`]: one.describe(day),
    [`${name}_gte_not`]: ours(`${what} on this day or later. ${day}`),
  }) as Record<Name | `${Name}_${'gte' | 'lte' | 'gte_not'}`, typeof one>
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
  ...dates('createdon', 'Not added'),
  ...dates('updatedon', 'Not changed'),
  ...dates('cookedon', 'Not cooked by whoever asks'),
  ...dates('viewedon', 'Not looked at by whoever asks'),
  totaltime_gte: ours('Working and waiting time together, in minutes, at least'),
  totaltime_lte: ours('Working and waiting time together, in minutes, at most; recipes without times are left out'),
  properties_gte: many.describe(`${amount} at least. Not in the reference`),
  properties_lte: many.describe(`${amount} at most. Not in the reference`),
  private: ours('`true` or `false`: whether only its creator and whom it is shared with see it'),
  internal: one,
  makenow: one,
  new: one,
  num_recent: one,
  random: one,
  sort_order: many,
  filter: one,
})
export type RecipeFilters = z.output<typeof recipeFilters>
