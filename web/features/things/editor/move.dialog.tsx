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
import { moveThing, refreshThings } from './thing.queries.ts'

interface MoveDialogProps {
  row: ThingRow
  onClose: () => void
}

/** Puts a thing under another, or at the top. */
export function MoveDialog({ row, onClose }: MoveDialogProps) {
  const t = useTranslations('things')
  const common = useTranslations('common')
  const model = useModel()
  const [under, setUnder] = useState<Picked | null>(null)
  const move = useMutation({
    meta: { error: 'move' },
    mutationFn: async () => offerUndo(await moveThing(model, row.id, under?.id ?? 0), 'undo.moved', thingLabel(row)),
    onSuccess: onClose,
    onSettled: refreshThings,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('moveNamed', { name: thingLabel(row) })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button pending={move.isPending} onClick={() => move.mutate()}>
            {under ? t('move') : t('moveTop')}
          </Button>
        </>
      }
    >
      <Field label={t('moveUnder')} hint={t('moveHint')}>
        {(control) => (
          <Combobox
            {...control}
            label={t('moveUnder')}
            source={choicesFrom({ field: 'parent', kind: 'thing', from: model.resource })}
            value={under}
            onValueChange={setUnder}
          />
        )}
      </Field>
    </Dialog>
  )
}
