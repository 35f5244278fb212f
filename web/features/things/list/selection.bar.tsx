import { Combine, ListChecks, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ChosenBar } from '#web/components/selection/chosen.bar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { unchanged } from '../batch/food-batch.ts'
import { DeleteDialog } from '../editor/delete.dialog.tsx'
import { MergeDialog } from '../editor/merge.dialog.tsx'
import type { Selection } from '#web/components/selection/use-selection.ts'
import { useMay, useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'

const FoodBatchSheet = lazyPart(() => import('../batch/food-batch.sheet.tsx'), 'FoodBatchSheet')

/** At the foot, over no row: the list gets room below. */
export function SelectionBar({ selection }: { selection: Selection<ThingRow> }) {
  const t = useTranslations('things')
  const model = useModel()
  const may = useMay()
  const [asked, setAsked] = useState<'batch' | 'delete' | 'merge'>()
  // Not in the sheet: what was filled in lasts as long as the choice that it is for.
  const [batch, setBatch] = useState(unchanged)
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    selection.none()
  }
  return (
    <ChosenBar
      text={t('chosen', { count: selection.rows.length })}
      more={
        <Button variant="ghost" size="sm" onClick={selection.none}>
          {t('unchoose')}
        </Button>
      }
    >
      {model.batch && may('change') ? (
        <Button variant="outline" size="sm" onClick={() => setAsked('batch')}>
          <ListChecks aria-hidden />
          {t('change')}
        </Button>
      ) : null}
      {may('merge') ? (
        <Button variant="outline" size="sm" onClick={() => setAsked('merge')}>
          <Combine aria-hidden />
          {t('merge')}
        </Button>
      ) : null}
      {may('delete') ? (
        <Button variant="outline" size="sm" onClick={() => setAsked('delete')}>
          <Trash2 aria-hidden />
          {t('delete')}
        </Button>
      ) : null}
      {asked === 'batch' ? (
        <Suspense>
          <FoodBatchSheet
            foods={selection.rows}
            batch={batch}
            onChange={(change) => setBatch((now) => ({ ...now, ...change }))}
            onClose={close}
            onDone={done}
          />
        </Suspense>
      ) : null}
      {asked === 'delete' ? <DeleteDialog rows={selection.rows} onClose={close} onDone={done} /> : null}
      {asked === 'merge' ? <MergeDialog rows={selection.rows} onClose={close} onDone={done} /> : null}
    </ChosenBar>
  )
}
