import { Crop, FileText, RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import { SortableItem } from '#web/components/sorting/sortable-item.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { PhotoPage } from './use-pages.ts'

interface PageItemProps {
  page: PhotoPage
  at: number
  count: number
  onStep: (by: -1 | 1) => void
  onTurn: (by: -1 | 1) => void
  onCut: () => void
  onRemove: () => void
}

export function PageItem({ page, at, count, onStep, onTurn, onCut, onRemove }: PageItemProps) {
  const t = useTranslations('photos')
  const number = at + 1
  return (
    <SortableItem
      id={page.id}
      at={at}
      count={count}
      onStep={onStep}
      labels={{ grip: t('grip', { number }), up: t('up', { number }), down: t('down', { number }) }}
      actions={<IconButton size="iconSm" label={t('remove', { number })} icon={<Trash2 />} onClick={onRemove} />}
    >
      <div className="flex min-w-0 grow flex-wrap items-center gap-2 py-1.5">
        <Preview page={page} number={number} />
        {page.preview ? (
          <div className="flex">
            <IconButton size="iconSm" label={t('left', { number })} icon={<RotateCcw />} onClick={() => onTurn(-1)} />
            <IconButton size="iconSm" label={t('right', { number })} icon={<RotateCw />} onClick={() => onTurn(1)} />
            <IconButton size="iconSm" label={t('cut.open', { number })} icon={<Crop />} onClick={onCut} />
          </div>
        ) : null}
      </div>
    </SortableItem>
  )
}

function Preview({ page: { preview, file }, number }: { page: PhotoPage; number: number }) {
  const t = useTranslations('photos')
  if (preview === undefined) return <Spinner />
  if (preview !== null)
    return <img src={preview} alt={t('page', { number })} className="max-h-24 max-w-24 rounded-sm border border-line" />
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm">
      <FileText aria-hidden className="size-5 shrink-0 text-muted" />
      <bdi className="truncate">{file.name}</bdi>
    </span>
  )
}
