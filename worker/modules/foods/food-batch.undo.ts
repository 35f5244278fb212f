import type { Logged } from '#worker/kernel/contract/events.ts'
import { streamVersion } from '#worker/kernel/resource/mount-merge.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import type { Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { affectsDescendants } from './inherit-food.ts'

interface Changed {
  id: number
  patch: Row
  batch?: boolean
}

const dataOf = ({ data }: { data: unknown }) => data as Changed // Holds for `food.changed`.
const isBatchChange = (event: Logged) => dataOf(event).batch === true

/** Undoes the batch as one change, so that inheritance is computed once for all foods. */
export const undoBatchTogether =
  (undoer: Undoer): Undoer =>
  (events, undoing) => {
    const { load, decide } = undoer(events, undoing)
    if (!events.some(isBatchChange)) return { load, decide }
    const stream = 'food-tree'
    return {
      load: { ...load, shape: streamVersion(undoing.store.space, stream) },
      async decide(found, gone) {
        const part = await decide(found, gone)
        const appends = part.appends.map((append) => ({
          ...append,
          events: append.events.map((event) => ({ ...event, data: { ...dataOf(event), batch: true } })),
        }))
        const changed = appends.flatMap((append) => append.events.map(({ data }) => data))
        const ids = changed.filter(({ patch }) => affectsDescendants(patch)).map(({ id }) => id)
        const [shape] = found['shape'] as { version: number }[] // The rows of `load`.
        const handed = {
          stream,
          expected: shape?.version ?? 0,
          events: ids.length > 0 ? [{ type: 'food.handed_down', data: { ids } }] : [],
        }
        return { ...part, appends: [...appends, handed] }
      },
    }
  }
