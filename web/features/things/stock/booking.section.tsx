import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { thingQuery } from '../editor/thing.queries.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { BookingForm } from './booking.form.tsx'
import type { StockRow } from './stock.rows.ts'

/** Books food in and out of where it is kept. */
export function BookingSection({ row: { id } }: { row: ThingRow }) {
  const t = useTranslations('stock')
  const { data: row } = useQuery(thingQuery<StockRow>(useModel(), id))
  if (!row) return null
  return (
    <PartSection title={t('title')} text={t('text')}>
      <BookingForm row={row} />
    </PartSection>
  )
}
