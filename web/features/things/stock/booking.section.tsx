import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { useMay } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { BookingForm } from './booking.form.tsx'
import { BookingsList } from './bookings.list.tsx'
import type { StockRow } from './stock.rows.ts'

/** Books food in and out of where it is kept. */
export function BookingSection({ row }: { row: ThingRow }) {
  const t = useTranslations('stock')
  const mayBook = useMay()('change')
  return (
    <PartSection title={t('title')} text={t('text')}>
      {mayBook ? <BookingForm row={row as StockRow} /> : null}
      <BookingsList entry={row.id} />
    </PartSection>
  )
}
