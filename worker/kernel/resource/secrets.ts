import { sql } from 'drizzle-orm'
import { nonce } from '../../clock.ts'
import type { Context } from '../log/context.ts'
import type { Database } from '../sql/database.ts'
import { invalid } from '../contract/errors.ts'
import { query, type Row } from '../sql/query.ts'
import type { Definition } from './resource.ts'
import { seal, unseal, type Belonging } from '../sql/seal.ts'
import type { Statement } from '../sql/sql.ts'
import type { Store } from '../log/store.ts'

/** A body without its secrets, which are sealed beside the row. What is recorded of them is that they are there. */
interface Kept {
  body: Row
  /** Secrets that were set, also where there was another before. */
  renewed: Row
  also: Statement[]
}

/** `now`: the row as it is; none for a new one. A secret that is not given stays; null or nothing takes it away. */
export async function keepSecrets(
  { contract, rules }: Definition,
  { env }: Context,
  { space, at }: Store,
  id: number,
  body: Row,
  now?: Row,
): Promise<Kept> {
  const names = Object.keys(contract.secrets?.shape ?? {})
  const kept: Kept = { body: { ...body }, renewed: {}, also: [] }
  for (const field of names) {
    const value = body[field]
    delete kept.body[field]
    if (value === undefined && now) {
      if (now[flag(field)] && rules.sentTo && movesAway(body[rules.sentTo], now[rules.sentTo])) throw givenAgain(field)
      continue
    }
    const belonging: Belonging = { space, resource: contract.name, id, field }
    if (typeof value === 'string' && value !== '') {
      kept.renewed[flag(field)] = true
      kept.also.push(put(belonging, await seal(env, belonging, value, nonce()), at))
    } else {
      kept.body[flag(field)] = false
      if (now?.[flag(field)]) kept.also.push(forget(belonging))
    }
  }
  kept.body = { ...kept.body, ...kept.renewed }
  return kept
}

/** The column, and the field of answers, that tells whether there is a secret. */
export const flag = (field: string): string => `has_${field}`

/** A secret in clear, for work that leaves the server; null where there is none. */
export async function readSecret(db: Database, env: Env, belonging: Belonging): Promise<string | null> {
  const { space, resource, id, field } = belonging
  const { rows } = await db.read({
    rows: query<{ sealed: string }>(sql`SELECT sealed FROM secret
      WHERE space_id = ${space} AND resource = ${resource} AND id = ${id} AND field = ${field}`),
  })
  return rows[0] ? unseal(env, belonging, rows[0].sealed) : null
}

const put = ({ space, resource, id, field }: Belonging, sealed: string, at: string): Statement =>
  sql`INSERT OR REPLACE INTO secret (space_id, resource, id, field, sealed, at)
    VALUES (${space}, ${resource}, ${id}, ${field}, ${sealed}, ${at})`

const forget = ({ space, resource, id, field }: Belonging): Statement =>
  sql`DELETE FROM secret WHERE space_id = ${space} AND resource = ${resource} AND id = ${id} AND field = ${field}`

/** Whether a secret would go to another server than the one that it was given for. */
const movesAway = (to: unknown, from: unknown) => to !== undefined && to !== null && originOf(to) !== originOf(from)
const originOf = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null

const givenAgain = (field: string) =>
  invalid({ [field]: ['Give this again, as it would go to another address.'] }, 'request.secret_moved')
