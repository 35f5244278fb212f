import type { Effort } from '../../kernel/log/erase/effort.ts'

/** As many as the store lists, and takes away, at once. */
const OBJECTS_A_STEP = 1000

/** Takes away all stored files of a space, named by a row or not. Answers whether none is left. */
export async function emptyFiles({ FILES }: Pick<Env, 'FILES'>, space: number, effort: Effort): Promise<boolean> {
  while (effort.take()) {
    const { objects } = await FILES.list({ prefix: `${space}/`, limit: OBJECTS_A_STEP })
    if (objects.length === 0) return true
    await FILES.delete(objects.map(({ key }) => key))
  }
  return false
}
