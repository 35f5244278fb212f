import { type KeyboardEvent, memo, type MouseEvent } from 'react'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { singleKeys } from '#web/lib/keys/single-keys.ts'
import { useModel } from '../model-context.ts'
import type { Column, ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { Cell } from './cell.tsx'
import { useCellText } from './cell-text.ts'
import { moveFocus } from './move-focus.ts'
import { RowLink } from './row-link.tsx'

/** Columns as the table's variables say: one on a phone, all where there is room. */
export const rowGrid = 'grid grid-cols-(--narrow) items-center gap-x-4 px-3 sm:px-4 md:grid-cols-(--wide)'

export interface RowItemProps {
  row: ThingRow | undefined
  columns: readonly Column[]
  /** Of the whole list, for screen readers; rows of other pages may not be drawn. */
  number: number
  height: number
  isChosen: boolean
  isOpen: boolean
  index: number
  /** Undefined where nothing can be done with many rows. */
  onToggle: ((index: number, row: ThingRow, isExtending: boolean) => void) | undefined
}

/**
 * Cells in columns where there is room; on a phone the first of them, and a quiet line of what the others say. Kept as it is
 * while others come into sight: each step of scrolling would draw some forty anew.
 */
export const RowItem = memo(function RowItem(props: RowItemProps) {
  const { row, columns, number, height, isChosen, isOpen, index } = props
  const t = useTranslations('things')
  const [first, ...others] = columns
  if (!row || !first) return <RowSkeleton height={height} number={number} />
  const name = thingLabel(row)
  const { onToggle: toggle } = props
  const onToggle = toggle && ((isExtending: boolean) => toggle(index, row, isExtending))
  const extend = (event: MouseEvent) => {
    if (!event.shiftKey) return
    // Else the box, which is clicked as well, takes this row out again.
    event.stopPropagation()
    onToggle?.(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey && event.key.startsWith('Arrow')) onToggle?.(true)
    moveFocus(event)
    const isExtending = isPressed(event, shortcuts.list.chooseTo)
    const isChoosing = singleKeys.get() && isPressed(event, shortcuts.list.choose)
    if (!isExtending && !isChoosing) return
    event.preventDefault()
    onToggle?.(isExtending)
  }
  return (
    <tr
      data-row={row.id}
      aria-current={isOpen || undefined}
      aria-rowindex={number + 1}
      aria-selected={onToggle ? isChosen : undefined}
      style={{ height }}
      className={cn(
        rowGrid,
        'relative border-b border-line last:border-b-0 hover:bg-primary-soft/50',
        isChosen && 'bg-primary-soft/60',
        isOpen && 'bg-primary-soft inset-ring-2 inset-ring-primary-strong',
      )}
    >
      {onToggle ? (
        <td className="relative z-10">
          <Checkbox
            checked={isChosen}
            aria-label={t('choose', { name })}
            onCheckedChange={() => onToggle(false)}
            {...{ onClickCapture: extend }}
          />
        </td>
      ) : null}
      <td className="min-w-0">
        <RowLink
          row={row}
          onKeyDown={onKeyDown}
          className="block truncate font-medium after:absolute after:inset-0"
          title={name}
        >
          <Cell row={row} column={first} fallback={name} />
        </RowLink>
        <PathLine row={row} />
        <QuietLine row={row} columns={others} />
      </td>
      {others.map((column) => (
        <td
          key={column.field}
          className={cn('hidden min-w-0 truncate text-sm text-muted md:block', isNumeric(column) && 'text-end numbers')}
        >
          <Cell row={row} column={column} />
        </td>
      ))}
    </tr>
  )
})

export const isNumeric = ({ kind }: Column) => kind === 'amount' || kind === 'count'

/** Where it stands in its tree, if it stands under anything. */
function PathLine({ row: { full_name: path, parent } }: { row: ThingRow }) {
  if (typeof path !== 'string' || typeof parent !== 'number') return null
  return (
    <p dir="auto" className="hidden truncate text-xs text-muted md:block">
      {path.split(' > ').slice(0, -1).join(' › ')}
    </p>
  )
}

function QuietLine({ row, columns }: { row: ThingRow; columns: readonly Column[] }) {
  const { tall } = useModel()
  const textOf = useCellText()
  const texts = useThingTexts()
  const said = columns.flatMap((column) => {
    const text = textOf(row, column)
    if (text === '') return []
    return [
      column.kind === 'flag' || isNumeric(column)
        ? `${texts.field(column.field)}${column.kind === 'flag' ? '' : ` ${text}`}`
        : text,
    ]
  })
  if (said.length === 0) return null
  return (
    <p dir="auto" className={cn('text-sm text-muted md:hidden', tall ? 'line-clamp-2' : 'truncate')}>
      {said.join(' · ')}
    </p>
  )
}

function RowSkeleton({ height, number }: { height: number; number: number }) {
  const t = useTranslations('common')
  return (
    <tr aria-rowindex={number + 1} aria-busy style={{ height }} className="flex items-center border-b border-line px-4">
      <td aria-label={t('loading')} className="h-4 w-40 rounded-sm bg-sunken animate-breathe" />
    </tr>
  )
}
