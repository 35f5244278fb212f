import { useMutation, useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { revokeOtherSessions, revokeSession } from '#web/lib/api/auth.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'
import { sessionsQuery } from './session.queries.ts'

export function SessionList() {
  const t = useTranslations('settings')
  const { relative } = useFormat()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const revoke = useMutation({
    meta: { error: 'delete' },
    mutationFn: (token: string | null) => (token === null ? revokeOtherSessions() : revokeSession(token)),
    onSuccess: () => {
      notify('success', t('sessions.revoked'))
      return queryClient.invalidateQueries(sessionsQuery)
    },
  })
  const named = (userAgent: string | null | undefined) => {
    const device = deviceName(userAgent ?? '')
    return device ? t('sessions.device', device) : t('sessions.unknown')
  }
  return (
    <Section title={t('sessions.title')}>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      <ul className="-my-2 divide-y divide-line">
        {data?.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-3">
            <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {named(session.userAgent)}
                {session.isHere ? <Badge tone="success">{t('sessions.here')}</Badge> : null}
              </p>
              <p className="text-xs text-muted">
                {t('sessions.last', { when: relative(new Date(session.updatedAt)) })}
              </p>
            </div>
            {session.isHere ? null : (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('sessions.revokeNamed', { device: named(session.userAgent) })}
                onClick={() => revoke.mutate(session.token)}
              >
                {t('sessions.revoke')}
              </Button>
            )}
          </li>
        ))}
        {data || error ? null : <Skeleton className="my-3 h-10 w-full" />}
      </ul>
      {(data?.length ?? 0) > 2 ? (
        <Button variant="outline" className="self-start" pending={revoke.isPending} onClick={() => revoke.mutate(null)}>
          {t('sessions.revokeOthers')}
        </Button>
      ) : null}
    </Section>
  )
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Undefined when browser or system is unknown. */
export function deviceName(userAgent: string): { browser: string; system: string } | undefined {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1]
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  return browser && system ? { browser, system } : undefined
}
