import * as z from 'zod'
import { pageSchema } from '#worker/kernel/contract/contract.ts'
import { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import { recipe, recipeOverview } from '#worker/modules/recipes/recipe.contract.ts'
import { recipeFilters } from '#worker/modules/recipes/listing/recipe-filters.contract.ts'

const opens = { token: z.string().optional() }

export const socialFilters = recipeFilters.extend({ ...opens, keyword: z.string().optional() })
export const socialQuery = z.object({ ...opens, share: z.string().optional() })
export type SocialFilters = z.output<typeof socialFilters>

/** Pages of other sites show details of keywords and have no other call for them. */
export const socialPage = pageSchema(
  recipeOverview.extend({ keywords: z.array(keyword.row) }).meta({ id: 'SocialRecipeOverview' }),
  recipe.paging,
)
