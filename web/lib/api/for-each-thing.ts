import type { ApiResponse } from './api.ts'
import { offerUndoOfAll } from './undo.ts'

/** One call after the other, and one message with one undo: also of what was done before a failure. */
export async function forEachThing<T>(
  things: readonly T[],
  call: (thing: T) => Promise<ApiResponse<unknown>>,
  title: (done: readonly T[]) => string,
) {
  const answers: ApiResponse<unknown>[] = []
  try {
    for (const thing of things) answers.push(await call(thing))
  } finally {
    if (answers.length > 0) offerUndoOfAll(answers, title(things.slice(0, answers.length)))
  }
}
