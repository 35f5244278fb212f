import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { readUserStorage, writeUserStorage } from '#web/lib/user-storage.ts'
import type { Aisle } from './aisle.ts'
import { learnedOrderQuery } from './learned-order.queries.ts'
import { LearnedOrderList } from './learned-order.list.tsx'

interface LearnedOrderNoticeProps {
  /** Of the supermarket. */
  id: number
  aisles: readonly Aisle[]
  /** With ids of categories. */
  onTake: (categories: readonly number[]) => void
}

/**
 * Offers the order in which things were ticked off, where that is another than the one that was put down. Once declined,
 * it asks again when another pair is the surest.
 */
export function LearnedOrderNotice({ id, aisles, onTake }: LearnedOrderNoticeProps) {
  const t = useTranslations('upkeep')
  const present = aisles.map(({ category }) => category.id)
  const key = `learned order.${useSession().space?.id ?? 0}.${id}`
  const [declined, setDeclined] = useState(() => readUserStorage(key))
  const { data: learned } = useQuery(learnedOrderQuery(id, present))
  if (!learned?.passes) return null
  const { categories, passes, shops } = learned
  // What is saved just now may not be what the answer compared with.
  if (present.indexOf(passes.earlier.id) < present.indexOf(passes.later.id)) return null
  const pair = `${passes.earlier.id} ${passes.later.id}`
  if (declined === pair) return null
  const decline = () => {
    writeUserStorage(key, pair)
    setDeclined(pair)
  }
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-info-soft px-4 py-3 text-sm">
      <p className="font-medium wrap-anywhere">
        {t('learned.asks', { earlier: passes.earlier.name, later: passes.later.name })}
      </p>
      <p>{t('learned.why', { count: shops })}</p>
      <details className="w-full">
        <summary className="cursor-pointer py-1 font-medium pointer-coarse:py-3">{t('learned.show')}</summary>
        <LearnedOrderList categories={categories} present={present} />
      </details>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onTake(categories.map((category) => category.id))}>
          {t('learned.take')}
        </Button>
        <Button size="sm" variant="ghost" onClick={decline}>
          {t('learned.decline')}
        </Button>
      </div>
    </div>
  )
}
