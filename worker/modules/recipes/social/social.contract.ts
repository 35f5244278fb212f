import * as z from 'zod'
import { recipeFilters } from '../recipe.filters.contract.ts'

const opens = { token: z.string().optional() }

/** The list of recipes, for whoever has the token of an embed: `keyword` narrows it to one of its keywords. */
export const socialFilters = recipeFilters.extend({ ...opens, keyword: z.string().optional() })
export const socialQuery = z.object({ ...opens, share: z.string().optional() })
export type SocialFilters = z.output<typeof socialFilters>
