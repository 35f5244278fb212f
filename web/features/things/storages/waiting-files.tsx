import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { refreshThings } from '../editor/thing.queries.ts'
import { FailedFiles } from './failed-files.tsx'
import { ReadLink } from './read-link.tsx'
import { keepAll, mayBeRead, readAll, waitingQuery } from './storage.queries.ts'

/** The files that wait, and what can be made of all of them. */
export function WaitingFiles() {
  const t = useTranslations('storages')
  const { data } = useQuery(waitingQuery())
  const settled = { meta: { error: 'import' }, onSettled: () => refreshThings() } as const
  const keep = useMutation({
    ...settled,
    mutationFn: async () => {
      const answer = await keepAll()
      const { imported } = answer.data
      return imported > 0 ? offerUndoOf(answer, t('importedAll', { count: imported })) : answer.data
    },
  })
  const read = useMutation({ ...settled, mutationFn: readAll })
  if (!data) return null
  const list = { to: '/list/$model', params: { model: 'RecipeImport' } } as const
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{data.count === 0 ? t('nothing') : t('waiting', { count: data.count })}</p>
      {data.count > 0 ? (
        <ul className="-mx-2 flex max-h-80 flex-col overflow-y-auto rounded-md">
          {data.results.map(({ id, name, file_path, storage }) => (
            <li key={id}>
              <Link
                {...list}
                search={{ edit: id }}
                className="flex flex-col rounded-md px-2 py-1.5 hover:bg-primary-soft"
              >
                <bdi className="wrap-anywhere">{name}</bdi>
                <span className="text-sm wrap-anywhere text-muted">
                  <bdi>{storage.name}</bdi> · <bdi dir="ltr">{file_path}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {data.count > data.results.length ? (
        <Link {...list} className="self-start text-sm underline underline-offset-4">
          {t('moreWaiting', { count: data.count })}
        </Link>
      ) : null}
      {data.count > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            pending={keep.isPending}
            onClick={() => {
              read.reset()
              keep.mutate()
            }}
          >
            {t('importAll')}
          </Button>
          {data.results.some(mayBeRead) ? (
            <Button
              variant="outline"
              size="sm"
              pending={read.isPending}
              onClick={() => {
                keep.reset()
                read.mutate()
              }}
            >
              {t('readAll')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <output className="block">
        {keep.data ? (
          <>
            {keep.data.imported > 0 ? (
              <p className="text-sm">{t('importedAll', { count: keep.data.imported })}</p>
            ) : null}
            <FailedFiles {...keep.data} />
          </>
        ) : null}
        {read.data ? (
          <>
            {read.data.job !== null || read.data.failed.length === 0 ? <ReadLink job={read.data.job} /> : null}
            <FailedFiles {...read.data} />
          </>
        ) : null}
      </output>
    </div>
  )
}
