import { ChevronRight } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { RowLink } from '../list/row-link.tsx'
import { useMay } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { useTree } from './tree-context.ts'

interface TreeItemProps {
  row: ThingRow
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What stands under it, where it is open. */
  children: ReactNode
}

export function TreeItem({ row, isOpen, onOpenChange, children }: TreeItemProps) {
  const t = useTranslations('things')
  const { number } = useFormat()
  const may = useMay()
  const tree = useTree()
  const name = thingLabel(row)
  const count = Number(row['numchild'] ?? 0)
  const mayMove = may('move')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight' && count > 0) onOpenChange(true)
    if (event.key === 'ArrowLeft') onOpenChange(false)
    walk(event)
  }
  const onDragOver = (event: DragEvent) => {
    if (tree.dragged && tree.dragged.id !== row.id) event.preventDefault()
  }
  return (
    <li>
      <div
        draggable={mayMove}
        onDragStart={() => tree.drag({ id: row.id, name })}
        onDragEnd={() => tree.drag(undefined)}
        onDragOver={onDragOver}
        onDrop={() => tree.drop(row.id)}
        className={cn(
          'flex min-h-11 items-center gap-1 rounded-md pe-2 hover:bg-primary-soft/50',
          tree.dragged?.id === row.id && 'opacity-50',
        )}
      >
        {count > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('tree.open', { name })}
            onClick={() => onOpenChange(!isOpen)}
            className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-primary-soft pointer-coarse:size-11"
          >
            <ChevronRight
              aria-hidden
              className={cn('size-4 transition-transform rtl:rotate-180', isOpen && 'rotate-90 rtl:rotate-90')}
            />
          </button>
        ) : (
          <span aria-hidden className="size-8 shrink-0 pointer-coarse:size-11" />
        )}
        <RowLink row={row} title={name} onKeyDown={onKeyDown} className="min-w-0 grow truncate py-2 font-medium">
          <bdi>{name}</bdi>
        </RowLink>
        {count > 0 ? <span className="text-sm text-muted numbers">{number(count)}</span> : null}
      </div>
      {children}
    </li>
  )
}

/** Up and down go through what is open, as it is drawn. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...document.querySelectorAll<HTMLElement>('main li a')]
  const next = links[links.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
