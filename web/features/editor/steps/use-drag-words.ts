import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useMemo } from 'react'
import { useWords } from '#web/lib/words/words.ts'

/** Where something being dragged is: what it is called, and which of how many it would be. */
export interface Whereabouts {
  name: string
  position: number
  count: number
  list?: string
}

/** What dragging says to those who hear it. `find` answers for the thing and for what it is over. */
export function useDragWords(find: (id: UniqueIdentifier, over: UniqueIdentifier | null) => Whereabouts | null) {
  const t = useWords('editor')
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
