import { Card } from '#web/components/ui/card.tsx'
import { addDays, civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DeedItem } from './deed.item.tsx'
import type { Day } from './group-activity.ts'

export function DaySection({ day: { day, deeds } }: { day: Day }) {
  const t = useTranslations('activity')
  const { date } = useFormat()
  const thisYear = day.slice(0, 4) === today().slice(0, 4)
  const title =
    day === today()
      ? t('today')
      : day === addDays(today(), -1)
        ? t('yesterday')
        : date(civilToDate(day), thisYear ? 'day' : 'date')
  return (
    <section aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="mb-2 font-title text-lg font-semibold">
        {title}
      </h2>
      <Card>
        <ol className="divide-y divide-line px-4 sm:px-5">
          {deeds.map((deed) => (
            <DeedItem key={deed.key} deed={deed} />
          ))}
        </ol>
      </Card>
    </section>
  )
}
