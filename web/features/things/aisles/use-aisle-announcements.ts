import type { UniqueIdentifier } from '@dnd-kit/core'
import { announceSorting } from '#web/components/sorting/announce-sorting.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Aisle } from './aisle.ts'

export function useAisleAnnouncements(aisles: readonly Aisle[]) {
  const t = useTranslations('sections')
  const find = (id: UniqueIdentifier, over: UniqueIdentifier | null) => {
    const at = aisles.findIndex((aisle) => aisle.id === (over ?? id))
    const name = aisles.find((aisle) => aisle.id === id)?.category.name ?? ''
    return at < 0 ? null : { name, position: at + 1, count: aisles.length }
  }
  return announceSorting(find, {
    how: t('sort.how'),
    lifted: (name) => t('sort.lifted', { name }),
    over: ({ name, position, count }) => t('sort.place', { name, position, count }),
    dropped: ({ name, position, count }) => t('sort.place', { name, position, count }),
    cancelled: (name) => t('sort.cancelled', { name }),
  })
}
