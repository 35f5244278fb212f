import { closestCenter, DndContext } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { BookRow } from '#web/components/books/book.rows.ts'
import { SortableGrip } from '#web/components/sorting/sortable-grip.tsx'
import { useDragSensors } from '#web/components/sorting/use-drag-sensors.ts'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSortAnnouncements } from '../arranging/use-sort-announcements.ts'
import { ShelfBook } from './shelf-book.tsx'
import { shelfClasses } from './shelf-classes.ts'

interface SortableShelfProps {
  books: readonly BookRow[]
  label: string
  onMove: (book: BookRow, to: number) => void
}

/** One's own books, to be put in another order by pointer or keys. */
export function SortableShelf({ books, label, onMove }: SortableShelfProps) {
  const t = useTranslations('books')
  const sensors = useDragSensors()
  const placeOf = (id: unknown) => books.findIndex((book) => book.id === id)
  const accessibility = useSortAnnouncements(books, t('sort.how'))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const book = books[placeOf(active.id)]
        if (book && over && over.id !== active.id) onMove(book, placeOf(over.id))
      }}
    >
      <SortableContext items={books.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul aria-label={label} className={shelfClasses}>
          {books.map((book) => (
            <SortableBook key={book.id} book={book} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableBook({ book }: { book: BookRow }) {
  const t = useTranslations('books')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: book.id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn('min-w-0', isDragging && 'relative z-10 opacity-90')}
    >
      <ShelfBook
        book={book}
        actions={
          <div className="absolute end-1 top-1 z-2 rounded-sm bg-surface/90">
            <SortableGrip
              ref={setActivatorNodeRef}
              label={t('sort.grip', { name: book.name })}
              attributes={attributes}
              listeners={listeners}
            />
          </div>
        }
      />
    </li>
  )
}
