import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { LearnedOrder } from './learned-order.queries.ts'

interface LearnedOrderListProps {
  categories: LearnedOrder['categories']
  present: readonly number[]
}

/** What the order would be, with which way each aisle moves. */
export function LearnedOrderList({ categories, present }: LearnedOrderListProps) {
  const t = useTranslations('upkeep')
  return (
    <ol aria-label={t('learned.order')} className="flex flex-col gap-1 py-1">
      {categories.map(({ id, name }, place) => {
        const by = place - present.indexOf(id)
        const Arrow = by < 0 ? ArrowUp : ArrowDown
        return (
          <li key={id} className="flex items-center gap-2">
            <span aria-hidden className="w-6 text-end numbers">
              {place + 1}
            </span>
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            {by === 0 ? null : (
              <>
                <Arrow aria-hidden className="size-4 shrink-0" />
                <span className="sr-only">{t(by < 0 ? 'learned.up' : 'learned.down')}</span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
