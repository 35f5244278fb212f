import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useConversions } from './line/use-conversions.ts'
import type { NamedEntity, ShoppingList } from './shopping-list.ts'
import { useMinute } from './use-minute.ts'
import { arrangeList, type ArrangedList } from './line/arrange-list.ts'
import { type Supermarket, supermarketsQuery } from './offline.queries.ts'

export function useArranged({ items, recipes }: ShoppingList, lingering: ReadonlySet<number>): ArrangedList {
  const language = useLanguage()
  const [grouping] = useDeviceSetting('shopping_selected_grouping')
  const onlyAisles = useOnlyAisles()
  const aisles = useAisles()
  const now = useMinute()
  const conversions = useConversions()
  return useMemo(
    () => arrangeList({ items, recipes }, { grouping, onlyAisles, aisles, lingering, now, language, conversions }),
    [items, recipes, grouping, onlyAisles, aisles, lingering, now, language, conversions],
  )
}

/** Said for this device, or by the person for all of theirs. */
function useOnlyAisles(): boolean {
  const [isOnHere] = useDeviceSetting('shopping_show_selected_supermarket_only')
  return usePreference().filter_to_supermarket || isOnHere
}

/** Null when no shop is chosen. */
function useAisles(): readonly NamedEntity[] | null {
  const [chosen] = useDeviceSetting('shopping_selected_supermarket')
  const { data } = useQuery({ ...supermarketsQuery, enabled: chosen !== null })
  return useMemo(() => aislesOf(data?.find(({ id }) => id === chosen)), [data, chosen])
}

const aislesOf = (shop: Supermarket | undefined): readonly NamedEntity[] | null =>
  shop
    ? [...shop.category_to_supermarket].sort((one, other) => one.order - other.order).map(({ category }) => category)
    : null
