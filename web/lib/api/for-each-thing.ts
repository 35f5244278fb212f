import type { ApiResponse } from './api.ts'
import { offerUndoOfAll } from './undo.ts'

/**
 * One call after the other, and one message with one undo: also of what was done before a failure, which `onFailure` is
 * told, so that asking once more does nothing twice.
 */
export async function forEachThing<T>(
  things: readonly T[],
  call: (thing: T) => Promise<ApiResponse<unknown>>,
  title: (done: readonly T[]) => string,
  onFailure?: (done: readonly T[]) => void,
) {
  const answers: ApiResponse<unknown>[] = []
  const done = () => things.slice(0, answers.length)
  try {
    for (const thing of things) answers.push(await call(thing))
  } catch (error) {
    onFailure?.(done())
    throw error
  } finally {
    if (answers.length > 0) offerUndoOfAll(answers, title(done()))
  }
}
