import { env } from 'cloudflare:workers'
import { systemContext } from '#worker/auth/system-context.ts'
import { joinSpace } from '#worker/modules/members/join.ts'
import { makeUser, personWith, tokenFor, type Household, type Person } from './fixture.ts'

/** A member of the same space who shares a household with nobody. */
export async function neighbour({ space }: Household, role: 'guest' | 'user' | 'admin' = 'user'): Promise<Person> {
  const id = await makeUser(`neighbour-${crypto.randomUUID()}`)
  await joinSpace(systemContext(env, '2026-01-01T00:00:00.000Z'), { space, user: id, role, household: null })
  return personWith(id, await tokenFor(id))
}
