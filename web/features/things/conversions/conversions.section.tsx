import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { focusAfterRender } from '#web/components/recipe-form/focus-field.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { ConversionForm } from './conversion.form.tsx'
import { ConversionItem } from './conversion.item.tsx'
import { conversionsQuery } from './conversion.queries.ts'
import { findContradictions } from './find-contradictions.ts'
import { useConversionSentence } from './use-conversion-sentence.ts'
import { useConversions } from './use-conversions.ts'

/** What amounts of a food are in other units. Guests see none of it. */
export function ConversionsSection({ row: food }: { row: ThingRow }) {
  return useHasRole('user') ? <Conversions key={food.id} food={food} /> : null
}

function Conversions({ food }: { food: ThingRow }) {
  const t = useTranslations('sections')
  const { data: own, error, refetch } = useQuery(conversionsQuery(food.id))
  const { data: general = [] } = useQuery(conversionsQuery(0))
  const [edited, setEdited] = useState<number | 'new'>()
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
  const contradictions = findContradictions(own ?? [], general)
  return (
    <PartSection title={t('conversions.title')} text={t(own?.length === 0 ? 'conversions.none' : 'conversions.text')}>
      {error && !own ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {own || error ? null : <Skeleton className="h-12" />}
      <ul>
        {own?.map((row) => {
          const amount = contradictions.get(row.id)
          return edited === row.id ? (
            <li key={row.id} className="py-2">
              <div id={formId}>
                <ConversionForm row={row} submit={(draft) => save(row.id, draft).then(close)} onCancel={close} />
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
          <ConversionForm row={undefined} submit={(draft) => save(null, draft).then(close)} onCancel={close} />
        </div>
      ) : (
        <Button id={addId} variant="outline" size="sm" className="self-start" onClick={() => edit('new')}>
          <Plus aria-hidden />
          {t('conversions.add')}
        </Button>
      )}
    </PartSection>
  )
}
