import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { call } from '#web/lib/api/api.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { refreshSession, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function TimeZoneHint() {
  const t = useTranslations('settings')
  const { space, creator } = useSession()
  const here = browserTimeZone()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PATCH', `/api/space/${space?.id ?? 0}/`, { body: { time_zone: here } }),
    onSuccess: async () => {
      await refreshSession()
      notify('success', t('zone.done', { zone: here }))
    },
  })
  if (!space || !creator || space.time_zone === here) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-info-soft px-4 py-3 text-sm">
      <p className="min-w-0 text-pretty wrap-anywhere">
        {space.time_zone === ''
          ? t('zone.none', { space: space.name })
          : t('zone.other', { space: space.name, zone: space.time_zone })}
      </p>
      <Button variant="outline" size="sm" pending={isPending} onClick={() => mutate()}>
        {t('zone.use', { zone: here })}
      </Button>
    </div>
  )
}
