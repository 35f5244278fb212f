import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FolderList } from './folder-list.tsx'
import { focusOn } from './focus-on.ts'
import { plainPath, stepsTo } from './folder-path.ts'
import { FolderSteps } from './folder-steps.tsx'
import { foldersQuery } from './folder.queries.ts'

interface FolderDialogProps {
  storage: { id: number; name: string }
  /** Where it opens, as it was typed. */
  start: string
  /** The top is a blank path. */
  onChoose: (path: string) => void
  onClose: () => void
}

/** Goes through the folders of a storage, one level at a time. */
export function FolderDialog({ storage, start, onChoose, onClose }: FolderDialogProps) {
  const t = useTranslations('storages')
  const common = useTranslations('common')
  const [path, setPath] = useState(plainPath(start))
  const { data, error, refetch } = useQuery(foldersQuery(storage.id, path))
  // What was pressed is gone by then; the keyboard goes on with what came instead.
  const [takesFocus, setTakesFocus] = useState(false)
  const steps = stepsTo(path)
  const name = steps.at(-1)?.name ?? storage.name
  const go = (next: string) => {
    setTakesFocus(true)
    setPath(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isBack =
      event.key === (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')
    if (!isBack || path === '' || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(steps.at(-2)?.path ?? '')
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('folders.title', { name: storage.name })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button className="max-w-full" disabled={error !== null} onClick={() => onChoose(path)}>
            <span dir="auto" className="truncate">
              {t('folders.take', { name })}
            </span>
          </Button>
        </>
      }
    >
      <FolderSteps root={storage.name} steps={steps} onGo={go} />
      <output className="sr-only">
        {error
          ? t('folders.failed')
          : data
            ? data.results.length === 0
              ? t('folders.empty')
              : t('folders.found', { count: data.results.length, name })
            : t('folders.loading', { name })}
      </output>
      {/* Keys of what is in it, also where that is no list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="min-h-64" onKeyDown={onKeyDown}>
        {error ? (
          <div key={`${path} failed`} tabIndex={-1} ref={takesFocus ? focusOn : null}>
            <ErrorState error={error} title={t('folders.failed')} retry={() => void refetch()} />
            {path === '' ? null : (
              <Button variant="link" className="mx-auto flex" onClick={() => go('')}>
                {t('folders.top')}
              </Button>
            )}
          </div>
        ) : data ? (
          <FolderList
            key={path}
            takesFocus={takesFocus}
            label={t('folders.list', { name })}
            folders={data.results}
            onOpen={go}
          />
        ) : (
          <div className="flex flex-col gap-2 pt-1">
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} className="h-10" />
            ))}
          </div>
        )}
        {data?.results.length === 0 ? (
          <p
            key={path}
            tabIndex={-1}
            ref={takesFocus ? focusOn : null}
            className="rounded-md px-3 py-8 text-center text-sm text-pretty text-muted"
          >
            {t('folders.empty')}
          </p>
        ) : null}
        {data?.is_cut || data?.next ? <p className="px-3 py-2 text-sm text-muted">{t('folders.cut')}</p> : null}
      </div>
    </Dialog>
  )
}
