import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FoundItem, ImportChoices } from '../import-job.rows.ts'
import { FoundRow } from './found.item.tsx'

interface FoundListProps {
  items: readonly FoundItem[]
  choices?: ImportChoices
  onRetry?: (position: number) => void
}

/** Up to this count everything renders, so that find-in-page sees it. */
const maxUnvirtualized = 100
/** Pixels, until a row has been measured. */
const usualHeight = 64

export function FoundList({ items, ...props }: FoundListProps) {
  const t = useTranslations('apps')
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const isWhole = items.length <= maxUnvirtualized
  // Nothing here is memoized by the virtualizer's results.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualHeight,
    overscan: 8,
    scrollMargin: top,
    enabled: !isWhole,
  })
  const drawn = virtualizer.getVirtualItems()
  const [first, last] = isWhole ? [0, items.length] : [drawn[0]?.index ?? 0, (drawn.at(-1)?.index ?? -1) + 1]
  const before = isWhole ? 0 : (drawn[0]?.start ?? top) - top
  const after = isWhole ? 0 : Math.max(0, virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top))
  return (
    <ul
      ref={list}
      aria-label={t('list.label')}
      className="mt-3 divide-y divide-line"
      // The padding stands in for rows that do not render, so scroll anchoring must be off.
      style={{ paddingTop: before, paddingBottom: after, overflowAnchor: 'none' }}
    >
      {items.slice(first, last).map((item, offset) => (
        <li
          key={item.position}
          ref={isWhole ? undefined : virtualizer.measureElement}
          data-index={first + offset}
          aria-setsize={items.length}
          aria-posinset={first + offset + 1}
        >
          <FoundRow item={item} {...props} />
        </li>
      ))}
    </ul>
  )
}
