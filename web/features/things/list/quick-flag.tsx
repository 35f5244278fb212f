import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { offerUndo } from '#web/lib/api/undo.ts'
import { cn } from '#web/lib/cn.ts'
import { changeThing, refreshThings } from '../editor/thing.queries.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'

/** What is changed most often changes in the row, at once. */
export function QuickFlag({ row, field }: { row: ThingRow; field: string }) {
  const texts = useThingTexts()
  const model = useModel()
  const change = useMutation({
    meta: { error: 'update' },
    mutationFn: async (on: boolean) =>
      offerUndo(await changeThing(model, row.id, { [field]: on }), 'undo.changed', thingLabel(row)),
    onSettled: refreshThings,
  })
  // Until the list has come again, what was pressed counts.
  const isOn = change.isPending ? change.variables : row[field] === true
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`${texts.field(field)}: ${thingLabel(row)}`}
      title={texts.field(field)}
      onClick={() => change.mutate(!isOn)}
      className={cn(
        'relative z-10 grid size-8 place-items-center rounded-md border pointer-coarse:size-11',
        isOn ? 'border-primary bg-primary-soft text-primary-strong' : 'border-line text-transparent hover:border-edge',
      )}
    >
      <Check aria-hidden className="size-4" />
    </button>
  )
}
