import type { Model } from '../model.ts'
import { callsToKeep } from './keep-spellings.ts'
import { isSameSpelling } from './spelling.ts'

/** Calls by which a thing that got another name keeps its spellings, whose rules know it by its name. */
export const callsToFollow = async (model: Model, before: string, after: string) =>
  model.spellings && !isSameSpelling(before, after) ? callsToKeep(model, before, after, false) : []
