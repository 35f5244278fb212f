import type { Picked } from '#web/lib/resource-picker.ts'

/** What many recipes are given at once; what is undefined stays as it is in each. */
export interface BatchChange {
  add: readonly Picked[]
  remove: readonly Picked[]
  workingTime?: number | undefined
  waitingTime?: number | undefined
  servings?: number | undefined
  private?: boolean | undefined
}

export const noBatchChange: BatchChange = { add: [], remove: [] }

export const batchBody = (recipes: readonly { id: number }[], change: BatchChange) => ({
  recipes: recipes.map(({ id }) => id),
  keywords_add: idsOf(change.add),
  keywords_remove: idsOf(change.remove),
  // As JSON, what is undefined is not sent.
  working_time: change.workingTime,
  waiting_time: change.waitingTime,
  servings: change.servings,
  private: change.private,
})

export const isNoChange = ({ add, remove, ...fields }: BatchChange): boolean =>
  add.length === 0 && remove.length === 0 && Object.values(fields).every((value) => value === undefined)

const idsOf = (keywords: readonly Picked[]) => keywords.flatMap(({ id }) => id ?? [])
