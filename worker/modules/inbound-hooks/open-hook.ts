import { sql } from 'drizzle-orm'
import { constantTimeEqual } from '#worker/auth/constant-time-equal.ts'
import { identityForUser } from '#worker/auth/context-for-user.ts'
import { fromHex } from '#worker/auth/hex.ts'
import { hashToken } from '#worker/auth/token/generate-token.ts'
import { notFound, problem } from '#worker/kernel/contract/errors.ts'
import { hasLevel, membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { unseal, type SecretLocation } from '#worker/kernel/sql/seal.ts'
import { parseHookAddress } from './hook-address.ts'
import type { HookPurpose } from './hook.contract.ts'
import { hookTable } from './hook.table.ts'

export interface OpenHook {
  id: number
  purpose: HookPurpose
  shopping_list: number | null
  meal_type: number | null
  /** Null where calls need no signature. */
  signingSecret: string | null
}

interface Found extends Omit<OpenHook, 'signingSecret'> {
  enabled: boolean
  address: string | null
  signing: string | null
}

export const addressLocation = (space: number, id: number): SecretLocation => ({
  space,
  resource: 'inbound-hook',
  id,
  field: 'address',
})
const signingLocation = (space: number, id: number): SecretLocation => ({
  ...addressLocation(space, id),
  field: 'signing_secret',
})

const switchedOff = problem('inbound-hook.off', 403, 'This address is switched off.')
const notAllowed = problem('inbound-hook.not_allowed', 403, 'Who made this address may not do this here any more.')

/** The hook of an address, and the request as its maker's. Throws a 404 for any address that never was or is replaced. */
export async function openHook(context: Context, address: string): Promise<{ hook: OpenHook; as: Context }> {
  const said = parseHookAddress(address)
  const identity = said && (await identityForUser(context.directory, said))
  if (!said || !identity) throw notFound()
  const as: Context = { ...context, identity: { ...identity, scopes: new Set(), hook: said.hook } }
  const { space, shard } = membershipOf(as)
  const sealed = (field: string) => sql`(SELECT sealed FROM secret s WHERE s.space_id = ${space}
    AND s.resource = 'inbound-hook' AND s.id = ${said.hook} AND s.field = ${field})`
  const { hooks } = await as.spaceDatabase(shard).read({
    hooks: query<Found>(
      sql`SELECT id, purpose, shopping_list, meal_type, enabled, ${sealed('address')} AS address,
          iif(has_signing_secret, coalesce(${sealed('signing_secret')}, ''), NULL) AS signing
        FROM ${hookTable} WHERE space_id = ${space} AND id = ${said.hook} AND created_by = ${said.user} AND deleted_with IS NULL`,
      { bool: ['enabled'] },
    ),
  })
  const [found] = hooks
  const hash = found?.address && (await unseal(as.env, addressLocation(space, said.hook), found.address))
  if (!found || !hash || !constantTimeEqual(fromHex(hash), fromHex(await hashToken(address)))) throw notFound()
  if (!found.enabled) throw switchedOff()
  if (!hasLevel(as, 'user')) throw notAllowed()
  const { id, purpose, shopping_list, meal_type, signing } = found
  const signingSecret = signing === null ? null : ((await unseal(as.env, signingLocation(space, id), signing)) ?? '')
  return { hook: { id, purpose, shopping_list, meal_type, signingSecret }, as }
}
