import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '#web/lib/use-latest.ts'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useModel } from '../model-context.ts'
import type { Column, ThingRow } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { ColumnHead } from './column-head.tsx'
import { isNumeric, rowGrid, RowItem } from './row.item.tsx'
import { partSize } from './list.queries.ts'
import { useRows } from './use-rows.ts'
import { useScrollToRow } from './use-scroll-to-row.ts'
import { useRowHeight } from './use-row-height.ts'
import type { Selection } from '#web/components/selection/use-selection.ts'

interface ThingTableProps {
  query: ApiQuery
  columns: readonly Column[]
  count: number
  page: number
  /** -1 for all rows, of which those in sight are drawn. */
  size: number
  sort: string | undefined
  openId: number | undefined
  /** Of the first row that is shown, where the open one is among them. */
  openAt: number | undefined
  /** Null where nothing can be done with many rows. */
  selection: Selection<ThingRow> | null
}

const overscan = 8

export function ThingTable({ query, columns, count, page, size, sort, openId, openAt, selection }: ThingTableProps) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const model = useModel()
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const height = useRowHeight(model)
  const shown = size < 0 ? count : Math.max(0, Math.min(size, count - (page - 1) * size))
  const isVirtual = shown > partSize
  // Nothing here is memoized by the virtualizer's results.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: shown,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
    enabled: isVirtual,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [columns.length])
  useScrollToRow({ top, height, index: openAt })
  const drawn = virtualizer.getVirtualItems()
  const from = isVirtual ? (drawn[0]?.index ?? 0) : 0
  const to = isVirtual ? (drawn.at(-1)?.index ?? -1) + 1 : shown
  const rows = useRows(model, query, { size, page, from, to })
  const inSight = Array.from({ length: to - from }, (_, offset) => rows.at(from + offset)).filter(
    (row) => row !== undefined,
  )
  const extend = (index: number) => {
    const anchor = selection?.anchor() ?? index
    // Where rows between cannot be fetched, which is reported, none is chosen rather than some.
    void rows.load(anchor < shown ? anchor : index, index).then(
      () => selection?.extend(index, rows.at),
      () => {},
    )
  }
  const toggle = useLatest((index: number, row: ThingRow, isExtending: boolean) =>
    isExtending ? extend(index) : selection?.toggle(index, row),
  )
  const chosenInSight = inSight.filter(({ id }) => selection?.has(id)).length
  return (
    <table
      aria-label={texts.title(model.name)}
      aria-rowcount={count + 1}
      aria-busy={rows.isStale}
      className={cn('block transition-opacity', rows.isStale && 'opacity-60')}
      style={templates(columns, selection !== null)}
    >
      <thead className="sticky top-0 z-20 block">
        <tr aria-rowindex={1} className={cn(rowGrid, 'rounded-t-lg border-b border-line bg-surface py-2')}>
          {selection ? (
            <th scope="col">
              <Checkbox
                aria-label={t('chooseShown')}
                checked={chosenInSight === 0 ? false : chosenInSight === inSight.length ? true : 'indeterminate'}
                onCheckedChange={(on) => (on ? selection.choose(inSight) : selection.none())}
              />
            </th>
          ) : null}
          {columns.map((column, index) => (
            <ColumnHead key={column.field} column={column} sort={sort} isAlone={index === 0} />
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        className="block"
        style={{ overflowAnchor: 'none', paddingTop: from * height, paddingBottom: Math.max(0, shown - to) * height }}
      >
        {Array.from({ length: to - from }, (_, offset) => {
          const index = from + offset
          const row = rows.at(index)
          return (
            <RowItem
              key={index}
              row={row}
              columns={columns}
              number={(size < 0 ? 0 : (page - 1) * size) + index + 1}
              height={height}
              isChosen={row !== undefined && selection?.has(row.id) === true}
              isOpen={row?.id === openId}
              index={index}
              onToggle={selection ? toggle : undefined}
            />
          )
        })}
      </tbody>
    </table>
  )
}

/** On a phone the first column alone; its second line says the rest. */
/** A moment is a day and a time, of which nothing may be cut off. */
const widthOf = (column: Column): string =>
  isNumeric(column) || column.kind === 'flag'
    ? '7rem'
    : column.kind === 'moment'
      ? 'minmax(11rem, 1fr)'
      : 'minmax(0, 1fr)'

function templates(columns: readonly Column[], isChoosable: boolean): CSSProperties {
  const box = isChoosable ? '1.5rem ' : ''
  const others = columns.slice(1).map((column) => widthOf(column))
  return { '--narrow': `${box}minmax(0, 1fr)`, '--wide': `${box}minmax(0, 2fr) ${others.join(' ')}` } as CSSProperties
}
