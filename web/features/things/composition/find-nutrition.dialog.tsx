import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { fillFood, fillingQuery, type FoundFood } from './composition.queries.ts'
import { FillingPreview } from './filling-preview.tsx'
import { FoodSearch } from './food-search.tsx'

interface FindNutritionDialogProps {
  food: ThingRow
  /** Whether the space counts nothing yet, so that there is nothing else to fill. */
  countsNothing: boolean
  onClose: () => void
}

/** Looks a food up, and shows what that would say of it before anything is kept. */
export function FindNutritionDialog({ food, countsNothing, onClose }: FindNutritionDialogProps) {
  const t = useTranslations('sections')
  const common = useTranslations('common')
  const [text, setText] = useState(thingLabel(food))
  const [found, choose] = useState<FoundFood | null>(null)
  const [label, setLabel] = useState(countsNothing)
  const choice = { fdc_id: found?.fdcId ?? 0, label }
  const filling = useQuery({ ...fillingQuery(food.id, choice), enabled: found !== null })
  const fill = useMutation({
    meta: { error: 'update' },
    mutationFn: async () => offerUndo(await fillFood(food.id, choice), 'undo.changed', thingLabel(food)),
    onSuccess: onClose,
    onSettled: refreshThings,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('nutrition.find.title', { name: thingLabel(food) })}
      description={t(found ? 'nutrition.find.check' : 'nutrition.find.text')}
      footer={
        found ? (
          <>
            <Button variant="ghost" onClick={() => choose(null)}>
              {t('nutrition.find.another')}
            </Button>
            <Button
              disabled={!filling.data || filling.isPlaceholderData}
              pending={fill.isPending}
              onClick={() => fill.mutate()}
            >
              {t('nutrition.find.fill')}
            </Button>
          </>
        ) : (
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
        )
      }
    >
      {found ? (
        <FillingPreview found={found} filling={filling} label={label} onLabelChange={setLabel} />
      ) : (
        <FoodSearch text={text} onTextChange={setText} onChoose={choose} />
      )}
    </Dialog>
  )
}
