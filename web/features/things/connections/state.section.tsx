import { useMutation } from '@tanstack/react-query'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useProblemText } from '#web/lib/api/use-problem-text.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { goOn, syncNow, type ConnectionRow } from './connection.queries.ts'

/** Whether both lists are in step, why not, and what to do about it. */
export function StateSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const format = useFormat()
  const { id, state, last_synced: since, last_error: error, last_error_code: code } = row as ConnectionRow // The API's own row.
  const act = useMutation({
    meta: { error: 'update' },
    mutationFn: (what: 'sync' | 'go' | 'put_back' | 'delete') =>
      what === 'sync' ? syncNow(id) : goOn(id, what === 'go' ? undefined : what),
    onSettled: refreshThings,
  })
  const isOff = row['enabled'] !== true
  const trouble = useProblemText(code && error ? { code, detail: error } : undefined)
  return (
    <PartSection title={t('connection.title')} text={t('connection.text')}>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={isOff ? 'neutral' : state !== 'ok' ? 'error' : error ? 'warning' : 'success'}>
          {isOff
            ? t('connection.off')
            : state === 'ok' && error
              ? t('connection.waits')
              : t(`connection.states.${state}`)}
        </Badge>
        <span className="text-muted">
          {since ? t('connection.since', { when: format.relative(new Date(since)) }) : t('connection.never')}
        </span>
      </p>
      {trouble ? <p className="text-sm text-pretty wrap-anywhere">{trouble}</p> : null}
      <div className="flex flex-wrap gap-2">
        {state === 'many_gone' ? (
          <>
            <Button size="sm" pending={act.isPending} onClick={() => act.mutate('put_back')}>
              {t('connection.putBack')}
            </Button>
            <Button size="sm" variant="danger" pending={act.isPending} onClick={() => act.mutate('delete')}>
              {t('connection.deleteHere')}
            </Button>
          </>
        ) : state === 'ok' ? (
          <Button
            size="sm"
            variant="outline"
            disabled={isOff}
            pending={act.isPending}
            onClick={() => act.mutate('sync')}
          >
            {t('connection.sync')}
          </Button>
        ) : (
          <Button size="sm" pending={act.isPending} onClick={() => act.mutate('go')}>
            {t('connection.goOn')}
          </Button>
        )}
      </div>
      <output className="block text-sm text-muted">{act.isSuccess ? t('connection.asked') : null}</output>
    </PartSection>
  )
}
