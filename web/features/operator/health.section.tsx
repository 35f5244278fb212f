import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '#web/components/ui/badge.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { serverQuery } from './operator.queries.ts'
import { OperatorSection } from './operator.section.tsx'

export function HealthSection() {
  const t = useTranslations('operator')
  const { number } = useFormat()
  const { data: server } = useSuspenseQuery(serverQuery)
  const facts = [
    [t('health.spaces'), number(server.spaces)],
    [t('health.people'), number(server.people)],
    [t('health.mail'), t(server.sends_mail ? 'health.mailOn' : 'health.mailOff')],
    [t('health.version'), server.version],
  ]
  return (
    <OperatorSection title={t('health.title')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="numbers mt-0.5 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="text-sm font-semibold">{t('health.databases')}</h3>
      <ul className="-mt-3 divide-y divide-line text-sm">
        {server.databases.map(({ name, schema, spaces, failing, dead }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 grow wrap-anywhere">
              {t('health.database', { name, schema: schema ?? '–' })}
              {spaces === null ? null : <span className="text-muted"> · {t('health.count', { count: spaces })}</span>}
            </span>
            {failing > 0 ? <Badge tone="warning">{t('health.failing', { count: failing })}</Badge> : null}
            {dead > 0 ? <Badge tone="error">{t('health.dead', { count: dead })}</Badge> : null}
            {failing + dead === 0 ? <Badge tone="success">{t('health.fine')}</Badge> : null}
          </li>
        ))}
      </ul>
    </OperatorSection>
  )
}
