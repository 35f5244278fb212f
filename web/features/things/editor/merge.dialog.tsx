import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { choicesFrom } from './choices-from.ts'
import { mergeThing, refreshThings } from './thing.queries.ts'

interface MergeDialogProps {
  /** Those that go; several are merged one after the other, and each can be taken back. */
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
  const going = rows.filter(({ id }) => id !== into?.id)
  const merge = useMutation({
    meta: { error: 'merge' },
    mutationFn: async (target: number) => {
      for (const row of going) offerUndo(await mergeThing(model, row.id, target), 'undo.merged', thingLabel(row))
    },
    onSuccess: onDone,
    onSettled: refreshThings,
  })
  const target = into?.id
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
    </Dialog>
  )
}
