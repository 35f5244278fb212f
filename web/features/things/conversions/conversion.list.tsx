import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { focusAfterRender } from '#web/components/recipe-form/focus-field.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useIsKept } from '../editor/use-kept-values.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { ConversionForm, keptConversions } from './conversion.form.tsx'
import { ConversionItem } from './conversion.item.tsx'
import type { ConversionRow } from './conversion.rows.ts'
import { findContradictions } from './find-contradictions.ts'
import { useConversionSentence } from './use-conversion-sentence.ts'
import { useConversions } from './use-conversions.ts'

interface ConversionListProps {
  food: ThingRow
  own: readonly ConversionRow[]
  /** Those of all foods. */
  general: readonly ConversionRow[]
}

/** One is edited at a time. What was typed when the sheet closed is there again when it opens. */
export function ConversionList({ food, own, general }: ConversionListProps) {
  const t = useTranslations('sections')
  const isKept = useIsKept(keptConversions(food.id))
  const [edited, setEdited] = useState(() => [...own.map(({ id }) => id), 'new' as const].find(isKept))
  const { says, disagrees } = useConversionSentence(thingLabel(food))
  const { save, remove } = useConversions(food.id)
  const [addId, formId] = [useId(), useId()]
  const edit = (which: number | 'new') => {
    setEdited(which)
    focusAfterRender(formId)
  }
  const close = () => {
    setEdited(undefined)
    focusAfterRender(addId)
  }
  const contradictions = findContradictions(own, general)
  return (
    <>
      <ul>
        {own.map((row) => {
          const amount = contradictions.get(row.id)
          return edited === row.id ? (
            <li key={row.id} className="py-2">
              <div id={formId}>
                <ConversionForm
                  food={food.id}
                  row={row}
                  submit={(draft) => save(row.id, draft).then(close)}
                  onCancel={close}
                />
              </div>
            </li>
          ) : (
            <ConversionItem
              key={row.id}
              sentence={says(row)}
              doubt={amount === undefined ? undefined : disagrees(row, amount)}
              onChange={() => edit(row.id)}
              onRemove={() => {
                remove(row.id, says(row))
                focusAfterRender(addId)
              }}
            />
          )
        })}
      </ul>
      {edited === 'new' ? (
        <div id={formId}>
          <ConversionForm
            food={food.id}
            row={undefined}
            submit={(draft) => save(null, draft).then(close)}
            onCancel={close}
          />
        </div>
      ) : (
        <Button id={addId} variant="outline" size="sm" className="self-start" onClick={() => edit('new')}>
          <Plus aria-hidden />
          {t('conversions.add')}
        </Button>
      )}
    </>
  )
}
