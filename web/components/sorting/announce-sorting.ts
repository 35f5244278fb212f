import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core'

export interface DragPosition {
  name: string
  position: number
  count: number
  list?: string
}

export interface SortWords {
  how: string
  lifted: (name: string) => string
  over: (at: DragPosition) => string
  dropped: (at: DragPosition) => string
  cancelled: (name: string) => string
}

/** What a screen reader says of things that are dragged. `find` answers for the dragged thing and the one under it. */
export function announceSorting(
  find: (id: UniqueIdentifier, over: UniqueIdentifier | null) => DragPosition | null,
  words: SortWords,
): NonNullable<DndContextProps['accessibility']> {
  const nameOf = (id: UniqueIdentifier) => find(id, null)?.name ?? ''
  const say = (word: (at: DragPosition) => string, id: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const at = find(id, over ?? null)
    return at ? word(at) : undefined
  }
  return {
    screenReaderInstructions: { draggable: words.how },
    announcements: {
      onDragStart: ({ active }) => words.lifted(nameOf(active.id)),
      onDragOver: ({ active, over }) => say(words.over, active.id, over?.id),
      onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id),
      onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
    },
  }
}
