import { send } from '#web/lib/api/api.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useSaveAtOnce } from '../editor/use-save-at-once.ts'
import { useShowRow } from '../editor/use-show-row.ts'
import type { ThingRow } from '../model.ts'
import { type Aisle, aislesOf, lastPlace } from './aisle.ts'

const relations = '/api/supermarket-category-relation/'

/** The aisles of a supermarket; each change is saved at once and offers to be taken back. */
export function useAisles(row: ThingRow) {
  const aisles = aislesOf(row)
  const save = useSaveAtOnce(`aisles of ${row.id}`)
  const showRow = useShowRow(row.id)
  const name = String(row['name'])
  const show = (shown: readonly Aisle[]) => showRow({ category_to_supermarket: shown })
  return {
    aisles,
    move: (from: number, to: number) => {
      const aisle = aisles[from]
      if (!aisle || from === to || to < 0 || to >= aisles.length) return
      const moved = aisles.toSpliced(from, 1).toSpliced(to, 0, aisle)
      const categories = moved.map(({ category }) => category.id)
      show(moved)
      save(async () =>
        offerUndo(
          await send('PUT', `/api/supermarket/${row.id}/order/`, { body: { categories } }),
          'undo.moved',
          aisle.category.name,
        ),
      )
    },
    add: (category: Picked) => {
      const body = { supermarket: row.id, category, order: lastPlace(aisles) }
      save(async () => offerUndo(await send('POST', relations, { body }), 'undo.changed', name))
    },
    takeOut: ({ id }: Aisle) => {
      show(aisles.filter((aisle) => aisle.id !== id))
      save(async () => offerUndo(await send('DELETE', `${relations}${id}/`), 'undo.changed', name))
    },
  }
}
