import { groups } from '../../worker/modules/members/user-space.contract.ts'
import { type Account, makeAccount } from './account.make.ts'

export type MemberRole = (typeof groups)[number]['name']

export const memberRoles = groups.map(({ name }) => name)

/** Somebody who accepted an invitation and is in the inviter's space now. `post` makes a call of the inviter. */
export async function makeMember(
  origin: string,
  post: <T>(path: string, body: object) => Promise<T>,
  role: MemberRole,
): Promise<Account> {
  const group = groups.find(({ name }) => name === role)?.id
  const { uuid } = await post<{ uuid: string }>('/api/invite-link/', { group })
  const member = await makeAccount(origin)
  await member.call('POST', `/api/invite/${uuid}/`)
  return member
}
