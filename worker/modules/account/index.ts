import { sql } from 'drizzle-orm'
import { authRoutes } from '../../auth/library/library.routes.ts'
import { tokenLogin } from '../../auth/token/token.login.ts'
import { personOf, type Context } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { localMail } from '../../mail/local.routes.ts'
import { accountProjection } from './account.projection.ts'
import { accountDeletionReactor } from './deletion/account.deletion.reactor.ts'
import { accountDeletionRoutes } from './deletion/account.deletion.routes.ts'
import { ownerRoutes } from './owner.routes.ts'
import { preferenceEvents, userEvents } from './preference.events.ts'
import { undoHere } from './preference.here.change.ts'
import { preferenceRoutes } from './preference.routes.ts'
import { preferenceTable } from './preference.table.ts'
import { undoPreference } from './preference.undo.ts'
import { sessionRoutes } from './session.routes.ts'
import { tokenRoutes } from './token.routes.ts'
import { userRoutes } from './user.routes.ts'
import { undoRenaming } from './user.undo.ts'

/** People see of themselves alone what the directory's log says. */
const about = (kind: string) => (context: Context) => sql`e.stream = ${`${kind}:${personOf(context).id}`}`

export const account: Module = {
  name: 'account',
  events: [preferenceEvents, userEvents],
  directoryTables: [preferenceTable],
  projections: [accountProjection],
  reactors: [accountDeletionReactor],
  undo: {
    'user.renamed': undoRenaming,
    'preference.changed': undoPreference,
    'member.preferred': undoHere,
  },
  directoryFeed: { user: about('user'), preference: about('preference') },
  effects: {
    // Everybody sees whose picture a file is.
    'user-file': {
      nulling: (space, id) => [
        sql`SELECT user_id AS id, 'UserPreference' AS model, display_name AS name FROM member
          WHERE space_id = ${space} AND image = ${id} AND NOT gone`,
      ],
    },
  },
  routes(app) {
    authRoutes(app)
    ownerRoutes(app)
    tokenLogin(app)
    tokenRoutes(app)
    sessionRoutes(app)
    userRoutes(app)
    accountDeletionRoutes(app)
    preferenceRoutes(app)
    localMail(app)
  },
}
