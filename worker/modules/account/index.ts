import { sql } from 'drizzle-orm'
import { tokenLogin } from '#worker/auth/token/token-login.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { localMailRoutes } from '#worker/mail/local.routes.ts'
import { accountDeletionReactor } from './deletion/account-deletion.reactor.ts'
import { accountDeletionRoutes } from './deletion/account-deletion.routes.ts'
import { preferenceEvents, userEvents, type AccountEvent } from './preference.events.ts'
import { undoSpacePreference } from './space-preference.change.ts'
import { preferenceRoutes } from './preference.routes.ts'
import { preferenceTable } from './preference.table.ts'
import { undoPreference } from './preference.undo.ts'
import { sessionRoutes } from './session.routes.ts'
import { tokenRoutes } from './token.routes.ts'
import { userRoutes } from './user.routes.ts'
import { undoRenaming } from './user.undo.ts'
import { usernameSql } from '#worker/auth/display-name.ts'
import { redactStreams } from '#worker/kernel/log/purge.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import * as z from 'zod'
import { lacksOperator } from '#worker/modules/signup/make-operator.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const accountProjection = projection<AccountEvent>({
  'preference.changed': ({ at, data: { user, patch } }) => sql`
    INSERT INTO preference (space_id, user_id, updated_at, settings)
    VALUES (0, ${user}, ${at}, json_patch('{}', ${JSON.stringify(patch)}))
    ON CONFLICT (space_id, user_id) DO UPDATE SET updated_at = excluded.updated_at,
      settings = json_patch(settings, ${JSON.stringify(patch)})`,
  'user.renamed': ({ data: { id, first_name, last_name } }) => sql`
    UPDATE user AS u SET first_name = ${first_name}, last_name = ${last_name},
      name = coalesce(nullif(${`${first_name} ${last_name}`.trim()}, ''), ${usernameSql}) WHERE u.id = ${id}`,
  'user.deletion_asked': ({ data: { id, erase_at } }) => sql`UPDATE user SET erase_at = ${erase_at} WHERE id = ${id}`,
  'user.deletion_withdrawn': ({ data: { id } }) => sql`UPDATE user SET erase_at = NULL WHERE id = ${id}`,
  'user.erased': ({ space, data: { id } }) => [
    sql`DELETE FROM preference WHERE user_id = ${id}`,
    redactStreams(space, [`user:${id}`, `preference:${id}`]),
  ],
})

const ownStream = (kind: string) => (context: Context) => sql`e.stream = ${`${kind}:${personOf(context).id}`}`

export const account: Module = {
  name: 'account',
  events: [preferenceEvents, userEvents],
  directoryTables: [preferenceTable],
  projections: [accountProjection],
  reactors: [accountDeletionReactor],
  undo: {
    'user.renamed': undoRenaming,
    'preference.changed': undoPreference,
    'member.preferred': undoSpacePreference,
  },
  directoryFeedFilters: { user: ownStream('user'), preference: ownStream('preference') },
  effects: {
    // Every member may know whose profile picture a file is.
    'user-file': {
      nulling: (space, id) => [
        sql`SELECT user_id AS id, 'UserPreference' AS model, display_name AS name FROM member
          WHERE space_id = ${space} AND image = ${id} AND NOT gone`,
      ],
    },
  },
  routes(app) {
    ownerRoutes(app)
    tokenLogin(app)
    tokenRoutes(app)
    sessionRoutes(app)
    userRoutes(app)
    accountDeletionRoutes(app)
    preferenceRoutes(app)
    localMailRoutes(app)
  },
}

const ownerRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/server-settings/owner/',
      name: 'server_settings_owner',
      tag: 'ServerSettings',
      summary: 'Whether this server waits for its owner to sign up',
      level: 'public',
      response: z.object({ wanted: z.boolean() }).meta({ id: 'OwnerWanted' }),
    },
    async ({ context }) => answer({ wanted: await lacksOperator(context) }),
  )
