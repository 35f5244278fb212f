import { useMemo } from 'react'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ShoppingListRecipe } from '../shopping-list.ts'
import type { ListLine } from './line.ts'

export function useLineInfo(recipes: readonly ShoppingListRecipe[]): (line: ListLine) => string {
  const t = useTranslations('shopping')
  const { date } = useFormat()
  const [withRecipe] = useDeviceSetting('shopping_item_info_recipe')
  const [withPlan] = useDeviceSetting('shopping_item_info_mealplan')
  const [withPerson] = useDeviceSetting('shopping_item_info_created_by')
  return useMemo(() => {
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
    const forRecipe = ({ name, plan }: ShoppingListRecipe) => {
      const meal =
        plan && withPlan ? t('row.plan', { meal: plan.meal, day: date(civilToDate(plan.day), 'weekday') }) : ''
      return [withRecipe ? name : '', meal].filter(Boolean).join(' · ')
    }
    return ({ items, isLater }) => {
      const listed = [...new Set(items.map(({ list }) => list))].flatMap((id) =>
        id === null ? [] : (byId.get(id) ?? []),
      )
      const people = withPerson ? items.flatMap(({ by }) => by?.name ?? []) : []
      const parts = [...listed.map(forRecipe), ...people, isLater ? t('row.later') : '']
      return [...new Set(parts)].filter(Boolean).join(' · ')
    }
  }, [recipes, t, date, withRecipe, withPlan, withPerson])
}
