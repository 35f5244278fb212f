import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Choice } from './choice/use-choice.ts'
import { ResultCell } from './result-cell.tsx'
import { useResultRows } from './result.rows.ts'

interface ResultListProps {
  filters: ApiQuery
  firstPage: readonly RecipeOverviewRow[]
  count: number
  view: 'grid' | 'table'
  /** The rows still belong to the previous search. */
  isStale: boolean
  choice: Choice
}

/** Up to this count everything renders, so that find-in-page and print see it. */
const maxUnvirtualized = 100
const overscan = 3

export function ResultList({ filters, firstPage, count, view, isStale, choice }: ResultListProps) {
  const t = useTranslations('recipes')
  const list = useRef<HTMLUListElement>(null)
  const { width, top } = useListPosition(list)
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const { columns, rowHeight } = layoutOf(view, width, rem)
  const rows = Math.ceil(count / columns)
  const isWhole = count <= maxUnvirtualized
  // Nothing here is memoized by the virtualizer's results.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    enabled: !isWhole && width > 0,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  useScrollToTop(filters, top)
  const drawn = virtualizer.getVirtualItems()
  const first = isWhole ? 0 : (drawn[0]?.index ?? 0)
  const last = isWhole ? rows : (drawn.at(-1)?.index ?? -1) + 1
  const [from, to] = width > 0 ? [first * columns, Math.min(count, last * columns)] : [0, 0]
  const rowAt = useResultRows(filters, firstPage, from, to)
  const choosing = useChoosing(choice, rowAt)
  return (
    <ul
      ref={list}
      data-results
      aria-label={t('search.results')}
      aria-busy={isStale}
      className={cn('grid transition-opacity duration-150', view === 'grid' && 'gap-x-5', isStale && 'opacity-60')}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight,
        // The padding stands in for rows that do not render, so scroll anchoring must be off.
        overflowAnchor: 'none',
        paddingTop: first * rowHeight,
        paddingBottom: Math.max(0, rows - last) * rowHeight,
      }}
    >
      {Array.from({ length: to - from }, (_, offset) => {
        const recipe = rowAt(from + offset)
        return (
          <ResultCell
            key={from + offset}
            index={from + offset}
            count={count}
            columns={columns}
            recipe={recipe}
            view={view}
            eager={from + offset < columns * 2}
            isChosen={recipe !== undefined && choice.has(recipe.id)}
            isChoosing={choice.isOn}
            {...choosing}
          />
        )
      })}
    </ul>
  )
}

/** Functions that stay the same, so that cells are not drawn again. */
function useChoosing({ toggle, extend }: Choice, rowAt: (index: number) => RecipeOverviewRow | undefined) {
  const latest = useRef(rowAt)
  useEffect(() => {
    latest.current = rowAt
  })
  const onToggle = useCallback(
    (index: number) => {
      const row = latest.current(index)
      if (row) toggle(index, row)
    },
    [toggle],
  )
  const onExtend = useCallback(
    (to: number, from: number) => extend(to, (index) => latest.current(index), from),
    [extend],
  )
  return { onToggle, onExtend }
}

function useScrollToTop(filters: ApiQuery, top: number) {
  const asked = JSON.stringify(filters)
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    if (window.scrollY > top) window.scrollTo({ top: 0 })
  }, [asked, top])
}

/** Pixels; 0 before the first render. */
function useListPosition(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) }
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Content above the list may grow without a change of its width.
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [list])
  return place
}

/** All rows are equally high, so that any row is found without rendering the rows above. */
interface ResultLayout {
  columns: number
  /** Pixels, with the gap below. */
  rowHeight: number
}

/** In rem, so that larger text gets more room. */
const minTileWidth = 10

const maxTileWidth = 13

const columnGap = 1.25

const tileTextHeight = 4.875

const rowGap = 1.5

const lineHeight = 5.5

/** `width` and `rem` are in pixels. */
export function layoutOf(view: 'grid' | 'table', width: number, rem: number): ResultLayout {
  if (view === 'table') return { columns: 1, rowHeight: lineHeight * rem }
  const gap = columnGap * rem
  const wished = width < 40 * rem ? minTileWidth : maxTileWidth
  const columns = Math.max(1, Math.floor((width + gap) / (wished * rem + gap)))
  const tile = (width - gap * (columns - 1)) / columns
  return { columns, rowHeight: (tile * 3) / 4 + (tileTextHeight + rowGap) * rem }
}
