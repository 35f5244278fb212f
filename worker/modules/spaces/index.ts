import { sql } from 'drizzle-orm'
import { personOf, membershipOf } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { deletionReactor } from './deletion/deletion.reactor.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { localizationRoutes } from './localization.routes.ts'
import { spaceEvents, type SpaceEvent } from './space.events.ts'
import { spaceProjection } from './space.projection.ts'
import { serverRoutes } from './server.routes.ts'
import { spaceRoutes } from './space.routes.ts'
import { spaceTable } from './space.table.ts'
import { undoSpaceChange } from './space.undo.ts'
import { systemContext } from '#worker/auth/system.context.ts'
import { reactor } from '#worker/kernel/log/reactor.ts'
import { furnish, FURNISHER } from './furnish.ts'
import type { EffectsByKind } from '#worker/kernel/resource/resource.ts'
import { each } from '#worker/kernel/sql/sql.ts'
import { settingsOf, spaceImages } from '#worker/modules/settings/space.settings.contract.ts'

/** A space does without the files that it shows of itself. */
const effectsOnSpaces: EffectsByKind = {
  'user-file': {
    nulling: (space, id, context) => {
      const set = settingsOf(membershipOf(context).settings)
      const shown = spaceImages.filter((place) => set[place] === id).map((place) => place.replaceAll('_', ' '))
      return [sql`SELECT ${space} AS id, 'Space' AS model, value AS name FROM ${each(shown)}`]
    },
  },
}

/** Makes sure that a new space has what it begins with, where the request that made it did not get that far. */
const spaceReactor = reactor<Created>(FURNISHER, ['space.created'], async ({ data }, { env, at }) => {
  const { id: space, shard, starter, created_by: owner } = data
  if (!starter) return null
  const context = systemContext(env, at)
  await furnish(context, { space, shard, starter, owner })
  await context.settled()
  return null
})

export const spaces: Module = {
  name: 'space',
  events: [spaceEvents],
  directoryTables: [spaceTable],
  projections: [spaceProjection],
  reactors: [spaceReactor, deletionReactor],
  undo: { 'space.changed': undoSpaceChange },
  // What becomes of addresses follows from what a space shows of itself.
  follows: ['space.addresses_ended'],
  directoryFeed: {
    space: (context) => {
      const { id, is_superuser } = personOf(context)
      return sql`(${is_superuser} OR e.space_id IN (
        SELECT m.space_id FROM membership m WHERE m.user_id = ${id} AND m.deleted_with IS NULL))`
    },
  },
  effects: effectsOnSpaces,
  routes(app) {
    spaceRoutes(app)
    deletionRoutes(app)
    serverRoutes(app)
    localizationRoutes(app)
  },
}

type Created = Extract<SpaceEvent, { type: 'space.created' }>
