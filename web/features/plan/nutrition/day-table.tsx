import { civilToDate, type CivilDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { DaySums } from './sum-days.ts'

/** Days go down and values across, so that a phone shows the first values of all days without scrolling. */
export function DayTable({ days, sums }: { days: readonly CivilDate[]; sums: DaySums }) {
  const t = useTranslations('sections')
  const { date, number } = useFormat()
  const { rows, counted } = sums
  const value = (amount: number | undefined) =>
    amount === undefined ? '–' : number(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 })
  return (
    // Whoever has no mouse scrolls it by the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('nutrition.plan.title')} tabIndex={0} className="-mx-5 overflow-x-auto px-5">
      <table className="w-full text-sm numbers">
        <thead>
          <tr className="border-b border-edge text-muted">
            <th scope="col" className="sticky start-0 bg-raised py-2 text-start align-bottom font-medium">
              {t('nutrition.plan.day')}
            </th>
            {rows.map(({ key, name, unit }) => (
              <th key={key} scope="col" className="py-2 ps-3 text-end align-bottom font-medium whitespace-nowrap">
                <bdi className="block">{name}</bdi>
                <bdi className="block text-xs font-normal">{unit}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="sticky start-0 bg-raised py-2 text-start font-normal whitespace-nowrap">
                {date(civilToDate(day), 'short')}
              </th>
              {rows.map(({ key, days: byDay }) => (
                <td key={key} className="py-2 ps-3 text-end">
                  {value(byDay.get(day))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {days.length > 1 ? (
          <tfoot className="font-medium">
            <tr className="border-t border-edge">
              <th scope="row" className="sticky start-0 bg-raised py-2 text-start">
                {t('nutrition.plan.total')}
              </th>
              {rows.map(({ key, total }) => (
                <td key={key} className="py-2 ps-3 text-end">
                  {value(total)}
                </td>
              ))}
            </tr>
            <tr className="text-muted">
              <th scope="row" className="sticky start-0 bg-raised py-2 text-start">
                {t('nutrition.plan.average')}
              </th>
              {rows.map(({ key, total }) => (
                <td key={key} className="py-2 ps-3 text-end">
                  {value(total / Math.max(1, counted.length))}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}
