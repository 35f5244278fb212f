import type { Person } from '#tests/fixture.ts'

export interface Row {
  id: number
  name: string
}
export interface Page {
  count: number
  results: Row[]
}

export const cloud = (person: Person, more: object = {}) =>
  person.post<Row>('/api/storage/', { name: 'Cloud', method: 'NEXTCLOUD', url: 'https://cloud.example.org', ...more })
export const waiting = (person: Person, storage: number, more: object = {}) =>
  person.post<Row>('/api/recipe-import/', {
    storage,
    name: 'Soup',
    file_path: 'Recipes/soup.pdf',
    file_uid: 'u1',
    ...more,
  })
