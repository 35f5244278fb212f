import { Clock, ShoppingBasket, Trash2 } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useShoppingActions } from '../use-shopping-actions.ts'
import { CategoryChoice } from './category-choice.tsx'
import { useConversions } from './use-conversions.ts'
import type { ShoppingList as List } from '../shopping-list.ts'
import { foodKey, listLines } from './line.ts'
import { LineItem } from './line.item.tsx'
import { useLineSheet } from './use-line-sheet.ts'
import { useAmountTexts } from './use-amount-texts.ts'
import { useMinute } from '../use-minute.ts'
import { LineLists } from '../named/line-lists.tsx'
import type { Lists } from '../named/use-lists.ts'

interface LineSheetProps extends Pick<Lists, 'lists' | 'chosen'> {
  /** Of the list that is shown. */
  shoppingList: List
}

export function LineSheet({ shoppingList, lists, chosen }: LineSheetProps) {
  const t = useTranslations('shopping')
  const { food, isOpen, set, hide } = useLineSheet()
  const { remove, postpone, shopNow } = useShoppingActions()
  const { default_delay: hours } = usePreference()
  const { amounts } = useAmountTexts()
  const { number } = useFormat()
  const maySort = useHasRole('user')
  const now = useMinute()
  const conversions = useConversions()
  const [line] = listLines(
    shoppingList.items.filter((item) => foodKey(item.food) === food),
    now,
    conversions,
  )
  const [first] = line?.items ?? []
  if (!line || !first) {
    return (
      <Sheet open={isOpen} onOpenChange={set} title={food ?? ''}>
        <p className="text-muted">{t('line.gone')}</p>
      </Sheet>
    )
  }
  const total = amounts(line.sums)
  return (
    <Sheet
      open={isOpen}
      onOpenChange={set}
      title={total ? `${line.food.name}, ${total}` : line.food.name}
      footer={
        <>
          <Button
            variant="ghost"
            className="me-auto text-error"
            onClick={() => {
              remove(line.items, line.food.name)
              hide()
            }}
          >
            <Trash2 aria-hidden />
            {t('line.removeAll')}
          </Button>
          {line.isLater ? (
            <Button variant="soft" onClick={() => shopNow(line)}>
              <ShoppingBasket aria-hidden />
              {t('line.now')}
            </Button>
          ) : (
            <Button
              variant="soft"
              title={t('line.laterHint', { hours: number(hours) })}
              onClick={() => {
                postpone(line)
                hide()
              }}
            >
              <Clock aria-hidden />
              {t('line.later')}
            </Button>
          )}
        </>
      }
    >
      <section aria-label={t('line.entries')}>
        <ul className="divide-y divide-line">
          {line.items.map((item) => (
            <LineItem
              key={item.id}
              item={item}
              recipe={shoppingList.recipes.find(({ id }) => id === item.list)}
              isOnly={line.items.length === 1}
            />
          ))}
        </ul>
      </section>
      {lists.length > 0 ? <LineLists line={line} lists={lists} chosen={chosen} onLeave={hide} /> : null}
      {maySort ? <CategoryChoice item={first} shoppingList={shoppingList} onDone={hide} /> : null}
    </Sheet>
  )
}
