import { useMemo } from 'react'
import { announceSorting, type DragPosition } from '#web/components/sorting/announce-sorting.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function useSortAnnouncements(find: Parameters<typeof announceSorting>[0]) {
  const t = useTranslations('editor')
  return useMemo(() => {
    const place = ({ list = '', ...at }: DragPosition) => ({ ...at, list })
    return announceSorting(find, {
      how: t('drag.how'),
      lifted: (name) => t('drag.lifted', { name }),
      over: (at) => t('drag.over', place(at)),
      dropped: (at) => t('drag.dropped', place(at)),
      cancelled: (name) => t('drag.cancelled', { name }),
    })
  }, [find, t])
}
