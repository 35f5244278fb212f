import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ListSelect, useListChoice } from '#web/components/shopping/list-select.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { type CivilDate, today } from '#web/lib/format/civil-date.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { MealShoppingItem } from './meal-shopping.item.tsx'
import { isOnDay, type Meal } from '../board/meal.rows.ts'
import { useAddToShoppingList } from './use-add-to-shopping-list.ts'
import { useDateRange } from '../use-date-range.ts'
import { groupMealsToShop, initialSelections, mealsToShopFor, type ShoppingSelection } from './shopping-selection.ts'

interface MealShoppingDialogProps {
  days: readonly CivilDate[]
  meals: readonly Meal[]
}

export function MealShoppingDialog({ days, meals }: MealShoppingDialogProps) {
  const t = useTranslations('plan')
  const { open, set, hide } = useOverlay('list')
  const putOnList = useAddToShoppingList()
  const choice = useListChoice()
  const [first = today()] = days
  const range = useDateRange(first, days.at(-1) ?? first)
  // Several weeks may be loaded; the title names the days that are shown.
  const cooked = mealsToShopFor(meals.filter((meal) => days.some((day) => isOnDay(meal, day))))
  const { open: toAdd, listed, earlier } = groupMealsToShop(cooked)
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
  const listOf = (group: readonly Meal[]) => (
    <ul className="divide-y divide-line">
      {group.map((meal) => (
        <MealShoppingItem key={meal.id} meal={meal} selection={wishes.get(meal.id) ?? null} onChange={change} />
      ))}
    </ul>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={set}
      title={t('list.title')}
      description={`${range}. ${t('list.text')}`}
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
              const done = await putOnList(wished, choice.list?.id)
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
      {listOf(toAdd)}
      {listed.length > 0 && !isAllListed ? (
        <h3 className="mt-4 text-sm font-semibold text-muted">{t('list.listed')}</h3>
      ) : null}
      {listOf(listed)}
      {earlier.length > 0 ? (
        <div className="mt-4">
          <Disclosure
            summary={
              <>
                {t('agenda.earlier')}
                <span className="font-normal text-muted">{t('agenda.earlierMeals', { count: earlier.length })}</span>
              </>
            }
          >
            {listOf(earlier)}
          </Disclosure>
        </div>
      ) : null}
      {wished.length > 0 ? <ListSelect {...choice} className="mt-4" /> : null}
    </Dialog>
  )
}
