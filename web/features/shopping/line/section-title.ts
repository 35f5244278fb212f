import { useCallback } from 'react'
import { useDevice } from '#web/lib/device-settings.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { ShelfSection } from './section.ts'

const nameless = {
  Category: 'section.none',
  Recipe: 'section.noRecipe',
  CreatedBy: 'section.nobody',
  None: 'section.all',
} as const

/** A section's heading, also of what belongs nowhere. */
export function useSectionTitle() {
  const t = useWords('shopping')
  const [grouping] = useDevice('shopping_selected_grouping')
  return useCallback(({ title }: Pick<ShelfSection, 'title'>) => title ?? t(nameless[grouping]), [t, grouping])
}
