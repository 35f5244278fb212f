import type { ReactNode } from 'react'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import type { ListLine } from './line.ts'
import { LineRow } from './line-row.tsx'

export interface LineListProps {
  lines: readonly ListLine[]
  info: (line: ListLine) => string
  marks: (line: ListLine) => readonly NamedList[]
  pendingIds: ReadonlySet<number>
  recentIds: ReadonlySet<number>
  onToggle: (line: ListLine) => void
  onDetails: (line: ListLine) => void
}

export const LineList = ({ lines, info, marks, pendingIds, recentIds, onToggle, onDetails }: LineListProps) => (
  <ul className="overflow-hidden rounded-lg border border-line bg-surface shadow-low print:overflow-visible print:rounded-none print:border-0 print:shadow-none">
    {lines.map((line) => (
      <LineRow
        key={line.key}
        line={line}
        info={info(line)}
        marks={marks(line)}
        isPending={line.items.some(({ id }) => pendingIds.has(id))}
        isNew={line.items.some(({ id }) => recentIds.has(id))}
        onToggle={onToggle}
        onDetails={onDetails}
      />
    ))}
  </ul>
)

export const SectionHead = ({ title, count, action }: { title: string; count: ReactNode; action?: ReactNode }) => (
  <div className="sticky top-0 z-10 flex print:static print:break-after-avoid items-center justify-between gap-3 bg-page/95 px-1 pt-2 pb-2 backdrop-blur-xs">
    <h2 dir="auto" className="font-title text-lg font-semibold">
      {title}
    </h2>
    <span className="flex items-center gap-2 text-sm text-muted numbers">
      {count}
      {action}
    </span>
  </div>
)
