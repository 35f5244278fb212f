import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import {
  batchesQuery,
  batchQuery,
  useRefreshOnImport,
  useDeleteBatch,
  useRetryLinks,
} from '#web/components/import/link-batch.queries.ts'
import { LinkItem } from './link.item.tsx'

export function LinkList() {
  const { data } = useQuery(batchesQuery)
  return data?.results.map(({ id }) => <LinkBatch key={id} id={id} />)
}

function LinkBatch({ id }: { id: number }) {
  const t = useTranslations('import')
  const { data: batch } = useQuery(batchQuery(id))
  const retry = useRetryLinks(id)
  const forget = useDeleteBatch(id)
  useRefreshOnImport(batch?.saved ?? 0)
  if (!batch) return null
  const { total, waiting, failed, running } = batch
  const done = total - waiting
  const heading = `import-links-${id}`
  return (
    <Card className="mb-5" aria-labelledby={heading}>
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle id={heading}>{t('links.title')}</CardTitle>
          <div className="flex flex-wrap gap-2">
            {failed > 1 && !running ? (
              <Button variant="outline" size="sm" pending={retry.isPending} onClick={() => retry.mutate({})}>
                {t('links.retry', { count: failed })}
              </Button>
            ) : null}
            <Button variant="ghost" size="sm" pending={forget.isPending} onClick={() => forget.mutate()}>
              {t(running ? 'links.stop' : 'links.clear')}
            </Button>
          </div>
        </div>
        <output className="mt-1 block text-sm text-muted">
          {running ? t('links.progress', { done, all: total }) : t('links.done', { count: total })}
        </output>
        <progress
          aria-label={t('links.title')}
          max={total}
          value={done}
          className="mt-2 block h-2 w-full overflow-hidden rounded-full bg-sunken accent-primary-strong [&::-moz-progress-bar]:bg-primary-strong [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary-strong"
        />
        <ul className="mt-3 divide-y divide-line">
          {batch.items.map((item) => (
            <LinkItem
              key={item.position}
              item={item}
              onRetry={(again) => retry.mutate({ positions: [item.position], again })}
            />
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
