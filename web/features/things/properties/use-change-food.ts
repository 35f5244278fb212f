import { offerUndo } from '#web/lib/api/undo.ts'
import { changeThing } from '../editor/thing.queries.ts'
import { useSaveAtOnce } from '../editor/use-save-at-once.ts'
import { useShowRow } from '../editor/use-show-row.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'

/** Changes some fields of a food at once. */
export function useChangeFood(food: ThingRow) {
  const model = useModel()
  const save = useSaveAtOnce(`properties of ${food.id}`)
  const show = useShowRow(food.id)
  return (change: Partial<ThingRow>) => {
    show(change)
    save(async () => offerUndo(await changeThing(model, food.id, change), 'undo.changed', thingLabel(food)))
  }
}
