import { useCallback } from 'react'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ShelfSection } from './arrange-list.ts'

const untitledKeys = {
  Category: 'section.none',
  Recipe: 'section.noRecipe',
  CreatedBy: 'section.nobody',
  None: 'section.all',
} as const

export function useSectionTitle() {
  const t = useTranslations('shopping')
  const [grouping] = useDeviceSetting('shopping_selected_grouping')
  return useCallback(({ title }: Pick<ShelfSection, 'title'>) => title ?? t(untitledKeys[grouping]), [t, grouping])
}
