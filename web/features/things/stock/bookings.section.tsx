import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { bookingsQuery } from './stock.queries.ts'
import type { BookingRow } from './stock.rows.ts'

/** What was taken out, put in and moved, the newest first. */
export function BookingsSection({ row }: { row: ThingRow }) {
  const t = useTranslations('stock')
  const { date, amount } = useFormat()
  const { data } = useQuery(bookingsQuery(row.id))
  if (!data || data.count === 0) return null
  const says = ({ booking_type: type, ...booking }: BookingRow) =>
    type === 'move'
      ? t('log.move', {
          from: booking.old_inventory_location?.name ?? '',
          to: booking.new_inventory_location?.name ?? '',
        })
      : t(`log.${type}`, {
          amount: amount(Math.abs(booking.new_amount - booking.old_amount)),
          left: amount(booking.new_amount),
        })
  return (
    <PartSection title={t('log.title')} text={t('log.text')}>
      <ul className="flex flex-col gap-1 text-sm">
        {data.results.map((booking) => (
          <li key={booking.id} className="wrap-anywhere">
            <span className="text-muted numbers">{date(new Date(booking.created_at), 'moment')}</span> · {says(booking)}
          </li>
        ))}
      </ul>
    </PartSection>
  )
}
