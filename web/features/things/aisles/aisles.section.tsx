import { useId } from 'react'
import { focusAfterRender } from '#web/components/recipe-form/focus-field.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { AddAisle } from './add-aisle.tsx'
import { AisleList } from './aisle.list.tsx'
import { LearnedOrderNotice } from './learned-order.notice.tsx'
import { useAisles } from './use-aisles.ts'

/** The way through a supermarket, in whose order its shopping list stands. */
export function AislesSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const { aisles, move, step, add, takeOut, takeOrder } = useAisles(row)
  const addId = useId()
  return (
    <PartSection title={t('aisles.title')} text={t(aisles.length === 0 ? 'aisles.none' : 'aisles.text')}>
      {aisles.length < 2 ? null : <LearnedOrderNotice id={row.id} aisles={aisles} onTake={takeOrder} />}
      {aisles.length === 0 ? null : (
        <AisleList
          aisles={aisles}
          onMove={move}
          onStep={step}
          onTakeOut={(aisle) => {
            takeOut(aisle)
            focusAfterRender(addId)
          }}
        />
      )}
      <AddAisle id={addId} aisles={aisles} onAdd={add} />
    </PartSection>
  )
}
