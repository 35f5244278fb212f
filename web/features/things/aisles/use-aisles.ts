import { moveItem } from '#web/components/recipe-form/steps.change.ts'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { thingQuery } from '../editor/thing.queries.ts'
import { useSaveAtOnce } from '../editor/use-save-at-once.ts'
import { useShowRow } from '../editor/use-show-row.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { type Aisle, aislesOf, lastPlace } from './aisle.ts'

const relations = '/api/supermarket-category-relation/'

/** The aisles of a supermarket; each change is saved at once and offers to be taken back. */
export function useAisles(row: ThingRow) {
  const aisles = aislesOf(row)
  const { queryKey } = thingQuery(useModel(), row.id)
  const save = useSaveAtOnce(`aisles of ${row.id}`)
  const showRow = useShowRow(row.id)
  const name = String(row['name'])
  // A press may come before the one before it is drawn.
  const latest = () => aislesOf(queryClient.getQueryData(queryKey) ?? row)
  const show = (shown: readonly Aisle[]) => showRow({ category_to_supermarket: shown })
  const placeOf = (id: number) => latest().findIndex((aisle) => aisle.id === id)
  const order = (ordered: readonly Aisle[], what: string) => {
    const categories = ordered.map(({ category }) => category.id)
    show(ordered)
    save(async () =>
      offerUndo(await send('PUT', `/api/supermarket/${row.id}/order/`, { body: { categories } }), 'undo.moved', what),
    )
  }
  const move = (id: number, to: number) => {
    const from = placeOf(id)
    const aisle = latest()[from]
    if (!aisle || from === to || !latest()[to]) return
    order(moveItem(latest(), from, to), aisle.category.name)
  }
  return {
    aisles,
    move,
    step: (id: number, by: -1 | 1) => {
      move(id, placeOf(id) + by)
      return placeOf(id)
    },
    /** All at once, by the ids of their categories. */
    takeOrder: (categories: readonly number[]) =>
      order(
        latest().toSorted((one, other) => categories.indexOf(one.category.id) - categories.indexOf(other.category.id)),
        name,
      ),
    add: (category: Picked) => {
      const body = { supermarket: row.id, category, order: lastPlace(latest()) }
      save(async () => offerUndo(await send('POST', relations, { body }), 'undo.changed', name))
    },
    takeOut: ({ id }: Aisle) => {
      show(latest().filter((aisle) => aisle.id !== id))
      save(async () => offerUndo(await send('DELETE', `${relations}${id}/`), 'undo.changed', name))
    },
  }
}
