import { Problem } from '#worker/kernel/contract/errors.ts'
import type { SourceAnswer } from './source.contract.ts'

const empty = {
  recipe: null,
  recipe_json: null,
  recipe_id: null,
  images: [],
  error: true,
  duplicates: [],
  warnings: [],
  corrections: [],
} satisfies Omit<SourceAnswer, 'msg'>

/** Clients expect errors in the shape of the answer. */
export const sourceProblem = (code: string, msg: string, more: Pick<SourceAnswer, 'elsewhere'> = {}) =>
  new Problem(code, 400, { ...empty, msg, ...more })
