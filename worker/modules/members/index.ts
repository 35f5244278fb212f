import { sql } from 'drizzle-orm'
import { memberTable } from '../../kernel/member.table.ts'
import type { Module } from '../../kernel/module.ts'
import { groupRoutes } from './group.routes.ts'
import { householdRoutes } from './household.routes.ts'
import { memberEvents } from './member.events.ts'
import { memberProjection } from './member.projection.ts'
import { householdEvents, membershipEvents } from './membership.events.ts'
import { membershipProjection } from './membership.projection.ts'
import { householdTable, membershipTable } from './membership.table.ts'
import { memberReactor } from './reactor.ts'
import { switchRoutes } from './switch.routes.ts'
import { userSpaceRoutes } from './user-space.routes.ts'

export const members: Module = {
  name: 'member',
  events: [memberEvents, membershipEvents, householdEvents],
  tables: [memberTable],
  directoryTables: [membershipTable, householdTable],
  projections: [memberProjection, membershipProjection],
  reactors: [memberReactor],
  feed: { member: () => sql`e.type <> 'member.preferred'` },
  routes(app) {
    userSpaceRoutes(app)
    householdRoutes(app)
    groupRoutes(app)
    switchRoutes(app)
  },
}
