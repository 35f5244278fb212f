import type { ApiResponse } from '#web/lib/api/api.ts'
import type { Model } from '../model.ts'
import { callsToKeep } from './keep-spellings.ts'
import { isSameSpelling } from './spelling.ts'

/** A thing that got another name keeps its spellings, whose rules know it by its name. */
export async function followName(model: Model, before: string, after: string): Promise<ApiResponse<unknown>[]> {
  if (!model.spellings || isSameSpelling(before, after)) return []
  const answers: ApiResponse<unknown>[] = []
  for (const call of await callsToKeep(model, before, after, false)) answers.push(await call())
  return answers
}
