import { ArrowDown, ArrowUp } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import type { Column } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { nextSort } from './list-search.ts'
import { isNumeric } from './row.item.tsx'
import { useChangeList } from './use-change-list.ts'

interface ColumnHeadProps {
  column: Column
  sort: string | undefined
  /** On a phone only this column has a head. */
  isAlone: boolean
}

/** Sorts ascending, descending, and as usual again. */
export function ColumnHead({ column: { field, sort: sortable = true, ...column }, sort, isAlone }: ColumnHeadProps) {
  const texts = useThingTexts()
  const change = useChangeList()
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none'
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      className={cn(
        'min-w-0 text-xs font-medium text-muted',
        !isAlone && 'hidden md:block',
        isNumeric({ field, ...column }) ? 'text-end' : 'text-start',
      )}
    >
      {sortable ? (
        <button
          type="button"
          className="inline-flex max-w-full items-center gap-1 rounded-sm py-1 hover:text-ink"
          onClick={() => change({ sort: nextSort(sort, field) })}
        >
          <span className="truncate">{texts.field(field)}</span>
          <Arrow aria-hidden className={cn('size-3.5 shrink-0', direction === 'none' && 'opacity-0')} />
        </button>
      ) : (
        texts.field(field)
      )}
    </th>
  )
}
