import { useQuery } from '@tanstack/react-query'
import { FileCode2 } from 'lucide-react'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type FileKind, filesQuery, isOfKind } from './file.queries.ts'

interface FileDialogProps {
  title: string
  kind: FileKind
  onChoose: (id: number) => void
  onOpenChange: (open: boolean) => void
}

export function FileDialog({ title, kind, onChoose, onOpenChange }: FileDialogProps) {
  const t = useTranslations('space')
  const { data } = useQuery(filesQuery)
  const files = data?.results.filter((file) => isOfKind(file, kind))
  return (
    <LazyDialog open onOpenChange={onOpenChange} title={title}>
      {!files ? (
        <Skeleton className="h-40" />
      ) : files.length === 0 ? (
        <EmptyState title={t('file.none')} text={t('file.noneText')} compact />
      ) : (
        <ul className="grid grid-cols-2 gap-2 pb-2 sm:grid-cols-3">
          {files.map(({ id, name, preview }) => (
            <li key={id}>
              <button
                type="button"
                className="flex w-full flex-col gap-2 rounded-md border border-line p-2 text-start hover:bg-primary-soft"
                onClick={() => {
                  onChoose(id)
                  onOpenChange(false)
                }}
              >
                {preview ? (
                  <img
                    src={preview}
                    alt=""
                    loading="lazy"
                    className="h-24 w-full rounded-sm bg-sunken object-contain"
                  />
                ) : (
                  <span className="grid h-24 w-full place-items-center rounded-sm bg-sunken text-muted">
                    <FileCode2 aria-hidden className="size-7" />
                  </span>
                )}
                <bdi className="line-clamp-2 text-xs wrap-anywhere">{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </LazyDialog>
  )
}
