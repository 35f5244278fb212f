import type { UniqueIdentifier } from '@dnd-kit/core'
import { announceSorting } from '#web/components/sorting/announce-sorting.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** What is said of books on a shelf, or of recipes in a book, while they are moved. */
export function useSortAnnouncements(rows: readonly { id: number; name: string }[], how: string) {
  const t = useTranslations('books')
  const find = (id: UniqueIdentifier, over: UniqueIdentifier | null) => {
    const at = rows.findIndex((row) => row.id === (over ?? id))
    const name = rows.find((row) => row.id === id)?.name ?? ''
    return at < 0 ? null : { name, position: at + 1, count: rows.length }
  }
  return announceSorting(find, {
    how,
    lifted: (name) => t('sort.lifted', { name }),
    over: ({ name, position, count }) => t('sort.place', { name, position, count }),
    dropped: ({ name, position, count }) => t('sort.place', { name, position, count }),
    cancelled: (name) => t('sort.cancelled', { name }),
  })
}
