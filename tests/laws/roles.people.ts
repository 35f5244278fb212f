import { env } from 'cloudflare:workers'
import { systemContext } from '#worker/auth/system-context.ts'
import { joinSpace } from '#worker/modules/members/join-space.ts'
import {
  createHousehold,
  makeUser,
  personWithToken,
  stranger,
  tokenFor,
  type TestHousehold,
  type TestPerson,
} from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'

export const askers = [
  'anyone',
  'token',
  'guest',
  'owner',
  'mate',
  'user',
  'sharer',
  'admin',
  'creator',
  'super',
  'other',
  'link',
] as const
export type Asker = (typeof askers)[number]

const ALL = 'read write app bookmarklet mealplan'

export interface People {
  space: number
  /** The household of owner, mate and guest; all others live alone. */
  household: number
  /** `link` asks as nobody; the caller adds the share link. */
  as: Record<Asker, TestPerson>
  /** Brings back the owner, who left or was removed; returns the new membership. */
  rejoin(): Promise<number>
  membership(): Promise<number>
}

/** In another database, the number of an event may by chance be that of an event of their own. */
async function inSameDatabase(home: TestHousehold): Promise<TestPerson> {
  const { shard, creator } = await createHousehold()
  return shard === home.shard ? creator : inSameDatabase(home)
}

export async function gathered(): Promise<People> {
  const home = await createHousehold()
  const { space, creator } = home
  const { id: house } = await creator.post<{ id: number }>('/api/household/', { name: 'Downstairs' })
  await env.DIRECTORY.prepare('UPDATE membership SET household = NULL WHERE space_id = ?1').bind(space).run()
  const context = systemContext(env, '2026-01-01T00:00:00.000Z')
  const join = (user: number, role: 'guest' | 'user') => joinSpace(context, { space, user, role, household: house })
  const living = async (role: 'guest' | 'user') => {
    const id = await makeUser(`${role}-${crypto.randomUUID()}`)
    await join(id, role)
    return personWithToken(id, await tokenFor(id, ALL))
  }
  const alone = async (role: 'user' | 'admin') => {
    const { id } = await createNeighbour(home, role)
    return personWithToken(id, await tokenFor(id, ALL))
  }
  const operator = await alone('user')
  const far = await inSameDatabase(home)
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1, is_staff = 1 WHERE id = ?1').bind(operator.id).run()
  const owner = await living('user')
  const membership = async () => {
    const { results } = await owner.get<{ results: { id: number }[] }>('/api/user-space/')
    return results[0]?.id ?? 0
  }
  return {
    space,
    household: house,
    as: {
      anyone: stranger,
      token: personWithToken(owner.id, await tokenFor(owner.id, 'read')),
      guest: await living('guest'),
      owner,
      mate: await living('user'),
      user: await alone('user'),
      sharer: await alone('user'),
      admin: await alone('admin'),
      creator: personWithToken(creator.id, await tokenFor(creator.id, ALL)),
      super: operator,
      other: personWithToken(far.id, await tokenFor(far.id, ALL)),
      link: stranger,
    },
    membership,
    rejoin: async () => {
      await join(owner.id, 'user')
      return membership()
    },
  }
}
