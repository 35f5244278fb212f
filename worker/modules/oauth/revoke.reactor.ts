import { sql } from 'drizzle-orm'
import { reactor, type Reactor } from '#worker/kernel/log/reactor.ts'
import { storedRows } from '#worker/kernel/resource/stored.rows.ts'
import { readSecret } from '#worker/kernel/resource/seal-secrets.ts'
import type { Definition } from '#worker/kernel/resource/define-resource.ts'
import type { LogInTarget } from './log-in-targets.ts'
import { oauthProvider } from './oauth-provider.ts'
import { readTokens } from './oauth-tokens.ts'
import { revokeTokens } from './request-tokens.ts'

/**
 * Takes back at the service what was agreed for a row that was deleted. It is asked once: a service that is down keeps nobody
 * from deleting. Whoever brings the row back logs in again.
 */
export const revokeReactor = (target: LogInTarget, definition: Definition): Reactor =>
  reactor<{ type: string; data: { id: number } }>(
    `revoke-${target.resource}`,
    [`${target.resource}.deleted`],
    async ({ space, data: { id } }, { env, db }) => {
      const { row } = await db.read({ row: storedRows(definition, sql`space_id = ${space} AND id = ${id}`) })
      const name = row[0] && target.providerOf(row[0])
      const provider = name && oauthProvider(name, env)
      // It may be back before this runs.
      if (!provider || row[0]?.['deleted_with'] === null) return null
      const secret = await readSecret(db, env, { space, resource: target.resource, id, field: target.field })
      const tokens = secret === null ? null : readTokens(secret)
      if (tokens) await revokeTokens(provider, env, tokens)
      return null
    },
  )
