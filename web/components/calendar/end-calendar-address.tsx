import { useMutation } from '@tanstack/react-query'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { renewCalendarUrl, revokeCalendarUrl } from './use-calendar-url.ts'

/** Both make calendars that were subscribed blind, which cannot be undone, so both ask. */
export function EndCalendarAddress({ token }: { token: { id: number } }) {
  const t = useTranslations('plan')
  const [asked, setAsked] = useState<'renew' | 'revoke'>()
  const end = useMutation({
    meta: { error: 'update' },
    mutationFn: () => (asked === 'renew' ? renewCalendarUrl(token) : revokeCalendarUrl(token)),
    onSuccess: () => {
      notify('success', t(asked === 'renew' ? 'calendar.renewed' : 'calendar.revoked'))
      setAsked(undefined)
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {asked ? (
        <>
          <p className="grow basis-full text-sm">{t('calendar.renewText')}</p>
          <Button variant="soft" pending={end.isPending} onClick={() => end.mutate()}>
            {t(asked === 'renew' ? 'calendar.renewNow' : 'calendar.revokeNow')}
          </Button>
          <Button variant="ghost" onClick={() => setAsked(undefined)}>
            {t('calendar.keep')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="ghost" onClick={() => setAsked('renew')}>
            <RefreshCw aria-hidden />
            {t('calendar.renew')}
          </Button>
          <Button variant="ghost" onClick={() => setAsked('revoke')}>
            <Trash2 aria-hidden />
            {t('calendar.revoke')}
          </Button>
        </>
      )}
    </div>
  )
}
