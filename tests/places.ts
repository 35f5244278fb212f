import type { Household, Person } from './fixture.ts'

export interface Place {
  id: number
  space: number
  active: boolean
  groups: { id: number; name: string }[]
  household: { id: number; name: string } | null
}

/** What a person is, in every space they belong to. */
export const places = (person: Person) => person.get<Place[]>('/api/user-space/all_personal/')

export async function placeOf(person: Person, { space }: Household): Promise<Place> {
  const place = (await places(person)).find((one) => one.space === space)
  if (!place) throw new Error('no member')
  return place
}
