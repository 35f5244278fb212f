import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { notify } from '#web/lib/messages/messages.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { renewCalendarUrl, useCalendarUrl } from './use-calendar-url.ts'

export function CalendarDialog() {
  const t = useTranslations('plan')
  const { open, set } = useOverlay('calendar')
  const { address, token = null, error, retry } = useCalendarUrl()
  const [isAsking, setAsking] = useState(false)
  const renew = useMutation({
    meta: { error: 'create' },
    mutationFn: () => renewCalendarUrl(token),
    onSuccess: () => {
      if (token) notify('success', t('calendar.renewed'))
      setAsking(false)
    },
  })
  return (
    <Dialog open={open} onOpenChange={set} title={t('calendar.title')} description={t('calendar.text')}>
      {error && address === undefined ? <ErrorState error={error} retry={retry} /> : null}
      {address === undefined && !error ? <Skeleton className="h-24 w-full" /> : null}
      {address === null ? (
        <Button className="max-sm:w-full" pending={renew.isPending} onClick={() => renew.mutate()}>
          {t('calendar.make')}
        </Button>
      ) : null}
      {address ? (
        <div className="flex flex-col gap-4">
          <Field label={t('calendar.address')} hint={t('calendar.secret')}>
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
          <div className="border-t border-line pt-4">
            {isAsking ? (
              <div className="flex flex-wrap items-center gap-2">
                <p className="grow basis-full text-sm">{t('calendar.renewText')}</p>
                <Button variant="soft" pending={renew.isPending} onClick={() => renew.mutate()}>
                  {t('calendar.renewNow')}
                </Button>
                <Button variant="ghost" onClick={() => setAsking(false)}>
                  {t('calendar.keep')}
                </Button>
              </div>
            ) : (
              <Button variant="ghost" onClick={() => setAsking(true)}>
                <RefreshCw aria-hidden />
                {t('calendar.renew')}
              </Button>
            )}
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}
