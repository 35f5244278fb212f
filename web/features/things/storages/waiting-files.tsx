import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { refreshThings } from '../editor/thing.queries.ts'
import { ReadLink } from './read-link.tsx'
import { keepAll, mayBeRead, readAll, waitingQuery } from './storage.queries.ts'

/** The files that wait, and what can be made of all of them. */
export function WaitingFiles() {
  const t = useTranslations('sections')
  const { data } = useQuery(waitingQuery())
  const settled = { meta: { error: 'import' }, onSettled: () => refreshThings() } as const
  const keep = useMutation({ ...settled, mutationFn: keepAll })
  const read = useMutation({ ...settled, mutationFn: readAll })
  if (!data) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {data.count === 0 ? t('storages.nothing') : t('storages.waiting', { count: data.count })}
      </p>
      <ul className="flex flex-col gap-1">
        {data.results.map(({ id, name, file_path }) => (
          <li key={id} className="flex flex-col">
            <span dir="auto" className="wrap-anywhere">
              {name}
            </span>
            <span dir="ltr" className="text-sm wrap-anywhere text-muted">
              {file_path}
            </span>
          </li>
        ))}
      </ul>
      {data.count > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" pending={keep.isPending} onClick={() => keep.mutate()}>
            {t('storages.importAll')}
          </Button>
          {data.results.some(mayBeRead) ? (
            <Button variant="outline" size="sm" pending={read.isPending} onClick={() => read.mutate()}>
              {t('storages.readAll')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <output className="block">
        {keep.data ? t('storages.importedAll', { count: keep.data.imported }) : null}
        {read.data ? <ReadLink job={read.data.job} /> : null}
      </output>
    </div>
  )
}
