import { sql } from 'drizzle-orm'
import { nonce } from '#worker/clock.ts'
import type { Context } from '../log/context.ts'
import type { Database } from '../sql/database.ts'
import { invalid } from '../contract/errors.ts'
import { query, type Row } from '../sql/query.ts'
import type { Definition } from './define-resource.ts'
import { seal, unseal, type SecretLocation } from '../sql/seal.ts'
import type { Statement } from '../sql/sql.ts'
import type { Store } from '../log/commit.ts'

/** A body without its secrets, which are sealed beside the row. Events only say that they exist. */
interface SealedBody {
  body: Row
  renewed: Row
  also: Statement[]
}

/** `now` is the stored row; none for a new one. A secret that is left out stays; null or an empty text removes it. */
export async function sealSecrets(
  { contract, rules }: Definition,
  { env }: Context,
  { space, at }: Store,
  id: number,
  body: Row,
  now?: Row,
): Promise<SealedBody> {
  const names = Object.keys(contract.secrets?.shape ?? {})
  const kept: SealedBody = { body: { ...body }, renewed: {}, also: [] }
  for (const field of names) {
    const value = body[field]
    delete kept.body[field]
    if (value === undefined && now) {
      if (
        now[secretFlag(field)] &&
        rules.secretTargetField &&
        isOtherOrigin(body[rules.secretTargetField], now[rules.secretTargetField])
      )
        throw secretRequired(field)
      continue
    }
    const location: SecretLocation = { space, resource: contract.name, id, field }
    if (typeof value === 'string' && value !== '') {
      kept.renewed[secretFlag(field)] = true
      kept.also.push(upsertSecret(location, await seal(env, location, value, nonce()), at))
    } else {
      kept.body[secretFlag(field)] = false
      if (now?.[secretFlag(field)]) kept.also.push(deleteSecret(location))
    }
  }
  kept.body = { ...kept.body, ...kept.renewed }
  return kept
}

/** The column, and field of answers, that says whether a secret exists. */
export const secretFlag = (field: string): string => `has_${field}`

/** A secret in clear, for work outside the server; null where there is none. */
export async function readSecret(db: Database, env: Env, location: SecretLocation): Promise<string | null> {
  const { rows } = await db.read({ rows: sealedSecret(location) })
  return openSecret(env, location, rows)
}

/** For one batch with other queries; `openSecret` reads what it finds. */
export const sealedSecret = ({ space, resource, id, field }: SecretLocation) =>
  query<{ sealed: string }>(sql`SELECT sealed FROM secret
    WHERE space_id = ${space} AND resource = ${resource} AND id = ${id} AND field = ${field}`)

export const openSecret = async (
  env: Env,
  location: SecretLocation,
  [row]: readonly { sealed: string }[],
): Promise<string | null> => (row ? unseal(env, location, row.sealed) : null)

/** The statement that keeps a secret which the server made itself. */
export const keepSecret = async (env: Env, location: SecretLocation, text: string, at: string): Promise<Statement> =>
  upsertSecret(location, await seal(env, location, text, nonce()), at)

const upsertSecret = ({ space, resource, id, field }: SecretLocation, sealed: string, at: string): Statement =>
  sql`INSERT OR REPLACE INTO secret (space_id, resource, id, field, sealed, at)
    VALUES (${space}, ${resource}, ${id}, ${field}, ${sealed}, ${at})`

const deleteSecret = ({ space, resource, id, field }: SecretLocation): Statement =>
  sql`DELETE FROM secret WHERE space_id = ${space} AND resource = ${resource} AND id = ${id} AND field = ${field}`

/** Whether a change of address would send a stored secret to another server. */
const isOtherOrigin = (to: unknown, from: unknown) => to !== undefined && to !== null && originOf(to) !== originOf(from)
const originOf = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null

const secretRequired = (field: string) =>
  invalid({ [field]: ['Give this again, as it would go to another address.'] }, 'request.secret_moved')
