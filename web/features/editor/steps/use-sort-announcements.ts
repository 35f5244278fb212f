import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useMemo } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export interface DragPosition {
  name: string
  position: number
  count: number
  list?: string
}

/** `find` answers for the dragged thing and for the thing under it. */
export function useSortAnnouncements(
  find: (id: UniqueIdentifier, over: UniqueIdentifier | null) => DragPosition | null,
) {
  const t = useTranslations('editor')
  return useMemo(() => {
    const say = (key: 'drag.over' | 'drag.dropped', id: UniqueIdentifier, over: UniqueIdentifier | null) => {
      const at = find(id, over)
      return at ? t(key, { name: at.name, position: at.position, count: at.count, list: at.list ?? '' }) : undefined
    }
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('drag.lifted', { name: find(active.id, null)?.name ?? '' }),
      onDragOver: ({ active, over }) => say('drag.over', active.id, over?.id ?? null),
      onDragEnd: ({ active, over }) => say('drag.dropped', active.id, over?.id ?? null),
      onDragCancel: ({ active }) => t('drag.cancelled', { name: find(active.id, null)?.name ?? '' }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('drag.how') } }
  }, [find, t])
}
