import type { TestPerson } from '#tests/fixture.ts'

export interface BookRow {
  id: number
  name: string
}
export interface BookEntry {
  id: number
  book: number
  recipe: number
  book_content: BookRow
  recipe_content: BookRow
}
export interface BookPage<T> {
  count: number
  results: T[]
}
export type Book = BookRow & {
  description: string
  order: number
  shared: { id: number }[]
  created_by: { id: number }
  filter: { id: number; name: string; search: string } | null
}

export const createBook = (person: TestPerson, more: object = {}) =>
  person.post<Book>('/api/recipe-book/', { name: 'Sundays', shared: [], ...more })

export const addToBook = (person: TestPerson, book: number, recipe: number) =>
  person.post<BookEntry>('/api/recipe-book-entry/', { book, recipe, order: 0 })

export const statusOf = async (person: TestPerson, method: string, path: string, body?: object) =>
  (await person.call(method, path, body)).status

export const undoEventOf = (person: TestPerson, answer: Response) =>
  person.call('POST', `/api/event/${answer.headers.get('x-event-seq')}/undo/`, {})
