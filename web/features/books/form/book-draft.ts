import type { BookRow } from '#web/components/books/book.rows.ts'
import type { Picked } from '#web/lib/resource-picker.ts'

interface BookDraft {
  name: string
  description: string
  shared: readonly Picked[]
  filter: Picked | null
}

export const bookDraft = (book?: BookRow): BookDraft => ({
  name: book?.name ?? '',
  description: book?.description ?? '',
  shared: book?.shared.map(({ id, display_name }) => ({ id, name: display_name })) ?? [],
  filter: book?.filter ? { id: book.filter.id, name: book.filter.name } : null,
})

export const bookBody = ({ name, description, shared, filter }: BookDraft) => ({
  name: name.trim(),
  description: description.trim(),
  shared: shared.flatMap(({ id }) => (id === undefined ? [] : [{ id }])),
  filter: filter?.id === undefined ? null : { id: filter.id, name: filter.name },
})
