import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { EndCalendarAddress } from './end-calendar-address.tsx'
import { renewCalendarUrl, useCalendarUrl } from './use-calendar-url.ts'

/** The one address of the person's calendar: made, copied, replaced and revoked. Needs the texts of the plan. */
export function CalendarAddress() {
  const t = useTranslations('plan')
  const { date } = useFormat()
  const { address, token = null, error, retry } = useCalendarUrl()
  const make = useMutation({ meta: { error: 'create' }, mutationFn: () => renewCalendarUrl(null) })
  if (address === undefined) return error ? <ErrorState error={error} retry={retry} /> : <Skeleton className="h-24" />
  if (address === null || !token)
    return (
      <EmptyState
        drawing="calendar"
        title={t('calendar.none')}
        text={t('calendar.noneText')}
        compact
        action={
          <Button pending={make.isPending} onClick={() => make.mutate()}>
            {t('calendar.make')}
          </Button>
        }
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('calendar.address')}
        hint={`${t('calendar.secret')} ${t('calendar.until', { date: date(new Date(token.expires)) })}`}
      >
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} variant="primary" className="max-sm:grow" />
        <Button asChild variant="outline" className="max-sm:grow">
          <a href={address.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden />
            {t('calendar.open')}
          </a>
        </Button>
      </div>
      <EndCalendarAddress token={token} />
    </div>
  )
}
