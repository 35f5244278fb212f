import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useCodeText } from '#web/lib/api/use-code-text.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { archivesQuery, isAtWork, useCopyAgain } from './archive.queries.ts'

/** What became of the newest copy, and what to do where it failed. */
export function LastCopy({ isOff }: { isOff: boolean }) {
  const t = useTranslations('storages')
  const { date } = useFormat()
  const codeText = useCodeText()
  const { data: archives } = useSuspenseQuery(archivesQuery)
  const again = useCopyAgain()
  const copied = archives.filter(({ copy }) => copy !== null)
  const [last] = copied.toSorted((a, b) => b.id - a.id)
  if (!last?.copy) return <p className="text-sm text-muted">{t(isOff ? 'copies.never' : 'copies.waiting')}</p>
  const { copy, created_at: made } = last
  const isFailed = copy.state === 'failed'
  const state = isAtWork(copy) ? 'running' : isFailed ? 'failed' : 'done'
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <output className="block">
        <span className="flex flex-wrap items-center gap-2">
          {t('copies.last', { date: date(new Date(made), 'moment') })}
          <Badge tone={isFailed ? 'error' : state === 'done' ? 'success' : 'neutral'}>{t(`copies.${state}`)}</Badge>
        </span>
        {isFailed ? <span className="mt-1 block text-pretty text-muted">{codeText(copy.code, copy.msg)}</span> : null}
      </output>
      {isFailed ? (
        <Button variant="outline" size="sm" pending={again.isPending} onClick={() => again.mutate(copy.job)}>
          {t('copies.again')}
        </Button>
      ) : null}
      {isOff ? <p className="text-muted">{t('copies.never')}</p> : null}
    </div>
  )
}
