import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { callsToKeep } from '../spellings/keep-spellings.ts'
import { thingLabel } from '../thing-label.ts'
import { useNameOf } from '../use-name-of.ts'
import { choicesFrom } from './choices-from.ts'
import { forEachThing } from '#web/lib/api/for-each-thing.ts'
import { mergeThing, refreshThings } from './thing.queries.ts'

interface MergeDialogProps {
  /** Those that go; of several, one may be what stays. */
  rows: readonly ThingRow[]
  onClose: () => void
  onDone: () => void
}

export function MergeDialog({ rows, onClose, onDone }: MergeDialogProps) {
  const t = useTranslations('things')
  const common = useTranslations('common')
  const model = useModel()
  const [into, setInto] = useState<Picked | null>(() =>
    rows.length > 1 && rows[0] ? { id: rows[0].id, name: thingLabel(rows[0]) } : null,
  )
  const nameOf = useNameOf()
  const going = rows.filter(({ id }) => id !== into?.id)
  const [isKept, setKept] = useState(true)
  const callsOf = async (row: ThingRow, name: string) =>
    model.spellings ? callsToKeep(model, thingLabel(row), name, isKept) : []
  const merge = useMutation({
    meta: { error: 'merge' },
    mutationFn: async (target: { id: number; name: string }) => {
      const keeping = await Promise.all(going.map((row) => callsOf(row, target.name)))
      return forEachThing(
        going.flatMap((row, at) => [
          { row, call: () => mergeThing(model, row.id, target.id) },
          ...(keeping[at] ?? []).map((call) => ({ row, call })),
        ]),
        ({ call }) => call(),
        (done) => common('undo.merged', { name: nameOf([...new Set(done.map(({ row }) => row))]) }),
      )
    },
    onSuccess: onDone,
    onSettled: refreshThings,
  })
  const target = into?.id === undefined ? undefined : into
  const isPossible = target !== undefined && going.length > 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('merge')}
      description={t('mergeText')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            disabled={!isPossible}
            pending={merge.isPending}
            onClick={() => target !== undefined && merge.mutate(target)}
          >
            {t('merge')}
          </Button>
        </>
      }
    >
      <Field label={t('mergeInto')}>
        {(control) => (
          <Combobox
            {...control}
            label={t('mergeInto')}
            source={choicesFrom({ field: 'into', kind: 'thing', from: model.resource })}
            value={into}
            onValueChange={setInto}
          />
        )}
      </Field>
      {isPossible && into ? (
        <p className="mt-3 text-sm wrap-anywhere">
          {t('mergeSays', { count: going.length, names: going.map(thingLabel).join(', '), into: into.name })}
        </p>
      ) : null}
      {isPossible && into && model.spellings ? (
        <Checkbox
          className="mt-2"
          label={t('mergeKeeps', { count: going.length, names: going.map(thingLabel).join(', '), into: into.name })}
          checked={isKept}
          onCheckedChange={setKept}
        />
      ) : null}
    </Dialog>
  )
}
