import type { Person } from '#tests/fixture.ts'

export interface Row {
  id: number
  name: string
}
export interface Entry {
  id: number
  book: number
  recipe: number
  book_content: Row
  recipe_content: Row
}
export interface Page<T> {
  count: number
  results: T[]
}
export type Book = Row & {
  description: string
  order: number
  shared: { id: number }[]
  created_by: { id: number }
  filter: { id: number; name: string; search: string } | null
}

export const bookOf = (person: Person, more: object = {}) =>
  person.post<Book>('/api/recipe-book/', { name: 'Sundays', shared: [], ...more })

export const put = (person: Person, book: number, recipe: number) =>
  person.post<Entry>('/api/recipe-book-entry/', { book, recipe, order: 0 })

export const status = async (person: Person, method: string, path: string, body?: object) =>
  (await person.call(method, path, body)).status

export const undo = (person: Person, answer: Response) =>
  person.call('POST', `/api/event/${answer.headers.get('x-event-seq')}/undo/`, {})
