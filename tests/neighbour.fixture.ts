import { env } from 'cloudflare:workers'
import { systemContext } from '#worker/auth/system-context.ts'
import { joinSpace } from '#worker/modules/members/join-space.ts'
import { makeUser, personWithToken, tokenFor, type TestHousehold, type TestPerson } from './fixture.ts'

export async function createNeighbour(
  { space }: TestHousehold,
  role: 'guest' | 'user' | 'admin' = 'user',
): Promise<TestPerson> {
  const id = await makeUser(`neighbour-${crypto.randomUUID()}`)
  await joinSpace(systemContext(env, '2026-01-01T00:00:00.000Z'), { space, user: id, role, household: null })
  return personWithToken(id, await tokenFor(id))
}
