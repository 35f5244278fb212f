import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDevice } from '#web/lib/device-settings.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useConversions } from './line/use-conversions.ts'
import type { Named, ShoppingSheet } from './item.ts'
import { useMinute } from './use-minute.ts'
import { arrange, type Arranged } from './line/section.ts'
import { type Supermarket, supermarketsQuery } from './shops-query.ts'

/** The list as this device is set to show it. */
export function useArranged({ items, recipes }: ShoppingSheet, lingering: ReadonlySet<number>): Arranged {
  const language = useLanguage()
  const [grouping] = useDevice('shopping_selected_grouping')
  const [onlyAisles] = useDevice('shopping_show_selected_supermarket_only')
  const aisles = useAisles()
  const now = useMinute()
  const conversions = useConversions()
  return useMemo(
    () => arrange({ items, recipes }, { grouping, onlyAisles, aisles, lingering, now, language, conversions }),
    [items, recipes, grouping, onlyAisles, aisles, lingering, now, language, conversions],
  )
}

/** The chosen shop's aisles in their order; null where no shop is chosen. */
function useAisles(): readonly Named[] | null {
  const [chosen] = useDevice('shopping_selected_supermarket')
  const { data } = useQuery({ ...supermarketsQuery, enabled: chosen !== null })
  return useMemo(() => aislesOf(data?.find(({ id }) => id === chosen)), [data, chosen])
}

const aislesOf = (shop: Supermarket | undefined): readonly Named[] | null =>
  shop
    ? [...shop.category_to_supermarket].sort((one, other) => one.order - other.order).map(({ category }) => category)
    : null
