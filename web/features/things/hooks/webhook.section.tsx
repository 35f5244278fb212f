import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ThingRow } from '../model.ts'
import { DeliveriesSection } from './deliveries.section.tsx'
import { SecretSection } from './secret.section.tsx'

const reasons = ['gone', 'failing', 'maker_left', 'no_secret'] as const

/** How a webhook fares: why it is off, what waits, its secret, and what was sent. */
export function WebhookSection({ row }: { row: ThingRow }) {
  const t = useTranslations('hooks')
  const { date } = useFormat()
  const reason = reasons.find((one) => one === row['off_reason'])
  const since = row['failing_since']
  return (
    <>
      {reason ? <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty">{t(`off.${reason}`)}</p> : null}
      {typeof since === 'string' && !reason ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty">
          {t('failing', { when: date(new Date(since), 'moment') })}
        </p>
      ) : null}
      <SecretSection row={row} />
      {row['has_secret'] === true ? <DeliveriesSection webhook={row.id} /> : null}
    </>
  )
}
