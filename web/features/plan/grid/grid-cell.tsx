import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { slotId } from '../board/drag.ts'
import type { MealKind } from '../types/meal-kind.ts'

interface GridCellProps {
  day: string
  kind: MealKind
  column: number
  /** Number of meals above the free part. */
  below: number
  isToday: boolean
  onAdd: (day: string, kind: MealKind) => void
}

export function GridCell({ day, kind, column, below, isToday, onAdd }: GridCellProps) {
  const t = useTranslations('plan')
  const { date } = useFormat()
  const place = { day, kind }
  const { setNodeRef, isOver } = useDroppable({ id: slotId(place), data: { place } })
  const label = t('cell.add', { meal: kind.name, day: date(civilToDate(day), 'day') })
  return (
    <>
      <div
        ref={setNodeRef}
        style={{ gridColumn: column + 1, gridRow: '1 / -1' }}
        className={cn(
          'rounded-md transition-colors duration-150 print:border print:border-line print:bg-transparent',
          isToday ? 'bg-primary-soft' : 'bg-sunken/60',
          isOver && 'bg-primary/35 outline-2 outline-primary-strong',
        )}
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => onAdd(day, kind)}
        style={{ gridColumn: column + 1, gridRow: `${below + 1} / -1` }}
        className="z-1 grid min-h-8 place-items-center rounded-md text-muted opacity-0 transition-opacity hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60"
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </>
  )
}
