import { makeUser, personWith, tokenFor, type Household, type Person } from './fixture.ts'

export interface Link {
  id: number
  uuid: string
  email_sent: boolean
  used_by: number | null
  valid_until: string
  household: { id: number } | null
}

/** A link for users, or as said otherwise. */
export const invite = ({ creator }: Household, more: object = {}) =>
  creator.post<Link>('/api/invite-link/', { group: 2, ...more })
export const accept = (person: Person, { uuid }: Link) => person.call('POST', `/api/invite/${uuid}/`)

/** Somebody of no space yet. */
export async function newcomer(): Promise<Person> {
  const id = await makeUser(`newcomer-${crypto.randomUUID()}`)
  return personWith(id, await tokenFor(id))
}
