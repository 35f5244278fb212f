import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { send } from '#web/lib/api/api.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { FoodBatchFields } from './food-batch-fields.tsx'
import { batchBody, type FoodBatch } from './food-batch.ts'
import { useBatchSentences } from './use-batch-sentences.ts'

interface FoodBatchSheetProps {
  foods: readonly ThingRow[]
  batch: FoodBatch
  onChange: (change: Partial<FoodBatch>) => void
  onClose: () => void
  onDone: () => void
}

const mostNamed = 5

/** The same change to many foods: says before what it does to how many, and is taken back as one. */
export function FoodBatchSheet({ foods, batch, onChange, onClose, onDone }: FoodBatchSheetProps) {
  const t = useTranslations('batch')
  const sentences = useBatchSentences()(batch)
  const count = foods.length
  const save = useMutation({
    meta: { error: 'update' },
    mutationFn: async () => {
      const body = { foods: foods.map(({ id }) => id), ...batchBody(batch) }
      offerUndoOf(await send('PUT', '/api/food/batch_update/', { body }), t('done', { count }))
    },
    onSuccess: onDone,
    onSettled: refreshThings,
  })
  const names = foods.slice(0, mostNamed).map(thingLabel).join(', ')
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('title', { count })}
      footer={
        <Button disabled={sentences.length === 0} pending={save.isPending} onClick={() => save.mutate()}>
          {t('go', { count })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <p dir="auto" className="text-sm text-muted wrap-anywhere">
          {count > mostNamed ? t('namesAndMore', { names, count: count - mostNamed }) : names}
        </p>
        <FoodBatchFields batch={batch} onChange={onChange} />
        <section aria-label={t('willTitle')} aria-live="polite" className="rounded-md bg-sunken/60 px-4 py-3 text-sm">
          {sentences.length === 0 ? (
            <p className="text-muted">{t('nothing')}</p>
          ) : (
            <>
              <p className="font-medium">{t('will', { count })}</p>
              <ul className="mt-1 list-inside list-disc wrap-anywhere">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </Sheet>
  )
}
