import type { TestHousehold, TestPerson } from './fixture.ts'

export interface TestMembership {
  id: number
  space: number
  active: boolean
  groups: { id: number; name: string }[]
  household: { id: number; name: string } | null
}

export const membershipsOf = (person: TestPerson) => person.get<TestMembership[]>('/api/user-space/all_personal/')

export async function membershipIn(person: TestPerson, { space }: TestHousehold): Promise<TestMembership> {
  const place = (await membershipsOf(person)).find((one) => one.space === space)
  if (!place) throw new Error('no member')
  return place
}
