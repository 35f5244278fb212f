import { sql, type SQL } from 'drizzle-orm'
import { personOf, membershipOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { memberTable } from '#worker/kernel/sql/member.table.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { groupRoutes } from './group.routes.ts'
import { householdUndo } from './household.resource.ts'
import { householdRoutes } from './household.routes.ts'
import { inviteEvents } from './invites/invite.events.ts'
import { openInviteRoutes } from './invites/invite-open.routes.ts'
import { inviteProjection } from './invites/invite.projection.ts'
import { inviteReactor } from './invites/invite.reactor.ts'
import { inviteRoutes } from './invites/invite.routes.ts'
import { inviteTable } from './invites/invite.table.ts'
import { inviteUndo } from './invites/invite.undo.ts'
import { memberEvents } from './member.events.ts'
import { memberProjection } from './member.projection.ts'
import { memberReactor } from './member.reactor.ts'
import { householdEvents, membershipEvents } from './membership.events.ts'
import { membershipProjection } from './membership.projection.ts'
import { householdTable, membershipTable } from './membership.table.ts'
import { membershipUndo } from './membership.undo.ts'
import { peopleRoutes } from './people.routes.ts'
import { switchRoutes } from './switch.routes.ts'
import { userSpaceRoutes } from './user-space.routes.ts'

/** The feed shows what the directory's own calls show. */
const directoryFeed: NonNullable<Module['directoryFeedFilters']> = {
  household: (context) => isEventOfMySpace(context, 'creator'),
  membership: (context) => sql`(${isEventAboutMe(context)} OR ${isEventOfMySpace(context, 'admin')})`,
  'invite-link': (context) => sql`(${isEventAboutMe(context)} OR ${isEventOfMySpace(context, 'creator')})`,
}

export const members: Module = {
  name: 'member',
  events: [memberEvents, membershipEvents, householdEvents, inviteEvents],
  tables: [memberTable],
  directoryTables: [membershipTable, householdTable, inviteTable],
  projections: [memberProjection, membershipProjection, inviteProjection],
  reactors: [memberReactor, inviteReactor],
  undo: { ...membershipUndo, ...householdUndo, ...inviteUndo },
  // These events copy the directory's, and undoing starts there.
  derivedEvents: ['member.joined', 'member.changed', 'member.left', 'member.awaited', 'member.recognized'],
  feedFilters: {
    member: (context) => sql`(e.type <> 'member.preferred' OR e.stream = ${`member:${personOf(context).id}`})`,
  },
  directoryFeedFilters: directoryFeed,
  routes(app) {
    userSpaceRoutes(app)
    peopleRoutes(app)
    householdRoutes(app)
    groupRoutes(app)
    switchRoutes(app)
    inviteRoutes(app)
    openInviteRoutes(app)
  },
}

const isEventAboutMe = (context: Context): SQL => sql`e.data ->> 'user' = ${personOf(context).id}`

const isEventOfMySpace = (context: Context, level: 'admin' | 'creator'): SQL =>
  sql`(${hasLevel(context, level)} AND e.space_id = ${membershipOf(context).space})`
