import type { TestPerson } from '#tests/fixture.ts'

export interface StorageRow {
  id: number
  name: string
}
export interface StoragePage {
  count: number
  results: StorageRow[]
}

export const createStorage = (person: TestPerson, more: object = {}) =>
  person.post<StorageRow>('/api/storage/', {
    name: 'Cloud',
    method: 'NEXTCLOUD',
    url: 'https://cloud.example.org',
    ...more,
  })
export const createRecipeImport = (person: TestPerson, storage: number, more: object = {}) =>
  person.post<StorageRow>('/api/recipe-import/', {
    storage,
    name: 'Soup',
    file_path: 'Recipes/soup.pdf',
    file_uid: 'u1',
    ...more,
  })
