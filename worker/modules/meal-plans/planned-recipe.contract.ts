import * as z from 'zod'
import { userRow } from '../../kernel/contract.ts'
import { keywordLabel } from '../keywords/keyword.contract.ts'

/** A recipe as plans and shopping lists show it. */
export const plannedRecipe = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  keywords: z.array(keywordLabel),
  working_time: z.int(),
  waiting_time: z.int(),
  created_by: userRow.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  internal: z.boolean(),
  private: z.boolean(),
  servings: z.int(),
  servings_text: z.string(),
  rating: z.number().nullable(),
  last_cooked: z.string().nullable(),
  new: z.boolean(),
  recent: z.string(),
})
