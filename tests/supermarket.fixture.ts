import type { TestPerson } from './fixture.ts'

export interface Relation {
  id: number
  supermarket: number
  order: number
  category: { id: number; name: string }
}
export interface Supermarket {
  id: number
  name: string
  category_to_supermarket: Relation[]
}

export const createSupermarket = (person: TestPerson, name = 'Corner Market') =>
  person.post<Supermarket>('/api/supermarket/', { name })
export const addCategory = (person: TestPerson, supermarket: number, category: unknown, order = 0) =>
  person.post<Relation>('/api/supermarket-category-relation/', { supermarket, category, order })
export const categoryOrder = async (person: TestPerson, { id }: Supermarket) =>
  (await person.get<Supermarket>(`/api/supermarket/${id}/`)).category_to_supermarket.map(
    ({ category }) => category.name,
  )
