import * as z from 'zod'
import { blankableText, bool, int } from '#worker/kernel/contract/scalars.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'

const MAX_BATCH = 1000
const ids = () => listSchema(int(), MAX_BATCH).default([])

/** A missing field, or null, stays as it is in each recipe. */
export const batchUpdate = z
  .object({
    recipes: listSchema(int(), MAX_BATCH),
    keywords_add: ids(),
    keywords_remove: ids(),
    keywords_set: ids(),
    keywords_remove_all: bool().default(false),
    working_time: int().nullish(),
    waiting_time: int().nullish(),
    servings: int().nullish(),
    servings_text: blankableText(32).nullish(),
    private: bool().nullish(),
    shared_add: ids(),
    shared_remove: ids(),
    shared_set: ids(),
    shared_remove_all: bool().default(false),
    show_ingredient_overview: bool().nullish(),
    clear_description: bool().nullish(),
  })
  .meta({ id: 'RecipeBatchUpdate' })
export type BatchUpdate = z.output<typeof batchUpdate>
