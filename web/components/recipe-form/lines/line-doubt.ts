import type { LineDoubt } from '#worker/modules/imports/lines/line-doubts.ts'

/** Why a line may be misread, by the name of its text. */
export type ParseDoubt = 'noFood' | 'invented' | 'written' | Exclude<LineDoubt, 'no_food'>

/** The weightiest of a line's doubts, which the answers of the API call strings. */
export const firstDoubt = ([first]: readonly string[]): ParseDoubt | null =>
  first === 'no_food' ? 'noFood' : ((first as ParseDoubt | undefined) ?? null)
