import { Link } from '@tanstack/react-router'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useImportUndo } from '../import-commands.ts'
import type { FoundItem, ImportJob } from '../import-job.rows.ts'
import { useKindCounts } from '../kinds.ts'
import { fateOf } from './fate.ts'

interface OutcomeCardProps {
  job: ImportJob
  /** Undefined until they have come. */
  items: readonly FoundItem[] | undefined
  /** Items that could be tried again. */
  failed: number
  isRetrying: boolean
  onRetry: () => void
}

/** All that came can be taken back with one press, as long as the page knows by which calls it came. */
export function OutcomeCard({ job, items, failed, isRetrying, onRetry }: OutcomeCardProps) {
  const t = useTranslations('apps')
  const { isUndone, undo } = useImportUndo(job.id)
  const [isUndoing, setUndoing] = useState(false)
  return (
    <Card className="mb-6">
      <CardBody>
        <output className="block">
          {isUndone ? <CardTitle>{t('ended.undone')}</CardTitle> : <Outcome job={job} items={items} />}
        </output>
        <div className="mt-4 flex flex-wrap gap-2">
          {job.done > 0 && !isUndone ? (
            <Button asChild>
              <Link to="/recipes">{t('ended.recipes')}</Link>
            </Button>
          ) : null}
          {failed > 0 ? (
            <Button variant="outline" pending={isRetrying} onClick={onRetry}>
              <RotateCcw aria-hidden />
              {t('ended.retry', { count: failed })}
            </Button>
          ) : null}
          {undo && job.done > 0 ? (
            <Button
              variant="outline"
              pending={isUndoing}
              onClick={() => {
                setUndoing(true)
                void undo().finally(() => setUndoing(false))
              }}
            >
              <Undo2 aria-hidden />
              {t('ended.undo')}
            </Button>
          ) : null}
        </div>
      </CardBody>
    </Card>
  )
}

function Outcome({ job: { state, done, known, failed }, items }: Pick<OutcomeCardProps, 'job' | 'items'>) {
  const t = useTranslations('apps')
  const countKinds = useKindCounts()
  const came = items?.filter((item) => fateOf(item) === 'came')
  const things = came?.length ? countKinds(came) : t('count.thing', { count: done })
  if (state === 'cancelled')
    return (
      <>
        <CardTitle>{t('ended.cancelled')}</CardTitle>
        <p className="mt-1 text-sm text-muted">
          {done > 0 ? t('ended.cancelledText', { count: done, things }) : t('ended.nothingCame')}
        </p>
      </>
    )
  const left = items?.filter((item) => fateOf(item) === 'left') ?? []
  const here = known - left.filter((item) => item.state === 'known').length
  const broken = failed - left.filter((item) => item.state === 'failed').length
  return (
    <>
      <CardTitle>{done > 0 ? t('ended.done', { count: done, things }) : t('ended.none')}</CardTitle>
      <p className="mt-1 text-sm text-muted">
        {[
          ...(here > 0 ? [t('ended.known', { count: here })] : []),
          ...(left.length > 0 ? [t('ended.left', { count: left.length })] : []),
          ...(broken > 0 ? [t('ended.failed', { count: broken })] : []),
        ].join(' ')}
      </p>
    </>
  )
}
