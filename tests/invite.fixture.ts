import { makeUser, personWithToken, tokenFor, type TestHousehold, type TestPerson } from './fixture.ts'

export interface InviteLink {
  id: number
  uuid: string
  email_sent: boolean
  used_by: number | null
  valid_until: string
  household: { id: number } | null
}

export const createInviteLink = ({ creator }: TestHousehold, more: object = {}) =>
  creator.post<InviteLink>('/api/invite-link/', { group: 2, ...more })
export const acceptLink = (person: TestPerson, { uuid }: InviteLink) => person.call('POST', `/api/invite/${uuid}/`)

export async function createNewcomer(): Promise<TestPerson> {
  const id = await makeUser(`newcomer-${crypto.randomUUID()}`)
  return personWithToken(id, await tokenFor(id))
}
