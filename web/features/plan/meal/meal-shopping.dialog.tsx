import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { MealShoppingItem } from './meal-shopping.item.tsx'
import type { Meal } from '../board/meal.rows.ts'
import { useAddToShoppingList } from './use-add-to-shopping-list.ts'
import { initialSelections, mealsToShopFor, type ShoppingSelection } from './shopping-selection.ts'

export function MealShoppingDialog({ meals }: { meals: readonly Meal[] }) {
  const t = useTranslations('plan')
  const { open, set, hide } = useOverlay('list')
  const putOnList = useAddToShoppingList()
  const cooked = mealsToShopFor(meals)
  const [wishes, setWishes] = useState<ReadonlyMap<number, ShoppingSelection>>(() => initialSelections(cooked))
  const [isPending, setPending] = useState(false)
  const wished = [...wishes.values()].filter(({ ingredients }) => ingredients?.length !== 0)
  const change = (id: number, wish: ShoppingSelection | null) => {
    const next = new Map(wishes)
    if (wish) next.set(id, wish)
    else next.delete(id)
    setWishes(next)
  }
  const isAllListed = cooked.length > 0 && cooked.every(({ shopping }) => shopping)
  return (
    <Dialog
      open={open}
      onOpenChange={set}
      title={t('list.title')}
      description={t('list.text')}
      footer={
        isAllListed ? (
          <Button asChild>
            <Link to="/shopping">{t('list.view')}</Link>
          </Button>
        ) : (
          <Button
            className="max-sm:w-full"
            disabled={wished.length === 0}
            pending={isPending}
            onClick={async () => {
              setPending(true)
              const done = await putOnList(wished)
              setPending(false)
              if (done) hide()
            }}
          >
            {t('list.submit', { count: wished.length })}
          </Button>
        )
      }
    >
      {cooked.length === 0 ? <EmptyState compact drawing="basket" title={t('list.nothing')} /> : null}
      {isAllListed ? <p className="mb-2 text-sm text-success-strong">{t('list.allListed')}</p> : null}
      <ul className="divide-y divide-line">
        {cooked.map((meal) => (
          <MealShoppingItem key={meal.id} meal={meal} selection={wishes.get(meal.id) ?? null} onChange={change} />
        ))}
      </ul>
    </Dialog>
  )
}
