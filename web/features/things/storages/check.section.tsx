import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { CheckOutcome } from './check-outcome.tsx'
import { checkFolder, type CheckLog } from './storage.queries.ts'
import { WaitingFiles } from './waiting-files.tsx'

/** Looks through the folder now, and says what waits. */
export function CheckSection({ row }: { row: ThingRow }) {
  const t = useTranslations('storages')
  const check = useMutation({
    meta: { error: 'fetch' },
    mutationFn: () => checkFolder(row.id),
    onSettled: () => refreshThings(),
  })
  return (
    <PartSection title={t('check')} text={t('checkText')}>
      <CheckTimes {...(row as ThingRow & CheckLog['sync'])} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={check.isPending} onClick={() => check.mutate()}>
          {t('checkGo')}
        </Button>
        <Button asChild variant="ghost" size="sm">
          <Link to="/list/$model" params={{ model: 'SyncLog' }}>
            {t('checkMore')}
          </Link>
        </Button>
      </div>
      {check.data ? <CheckOutcome key={check.data.id} log={check.data} /> : null}
      <WaitingFiles />
    </PartSection>
  )
}

/** The API's own row. */
function CheckTimes({ last_checked: last, next_check: next, failures, active, storage }: CheckLog['sync']) {
  const t = useTranslations('storages')
  const { relative } = useFormat()
  const times = [
    last ? t('lastChecked', { when: relative(new Date(last)) }) : t('neverChecked'),
    ...(active && next ? [t('nextCheck', { when: relative(new Date(next)) })] : []),
  ]
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="text-muted">{times.join(', ')}</p>
      {failures > 0 ? (
        <p className="flex items-start gap-1.5 text-warning-strong">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('failures', { count: failures })}{' '}
            <Link
              to="/list/$model"
              params={{ model: 'Storage' }}
              search={{ edit: storage.id }}
              className="underline underline-offset-4"
            >
              {t('toStorage')}
            </Link>
          </span>
        </p>
      ) : null}
    </div>
  )
}
