import { sql } from 'drizzle-orm'
import { personOf, membershipOf } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { deletionReactor } from './deletion/deletion.reactor.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { spaceEvents } from './space.events.ts'
import { spaceProjection } from './space.projection.ts'
import { serverRoutes } from './server.routes.ts'
import { spaceReactor } from './space.reactor.ts'
import { spaceRoutes } from './space.routes.ts'
import { spaceTable } from './space.table.ts'
import { undoSpaceChange } from './space.undo.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { settingsOf, spaceImages } from '#worker/modules/settings/space-settings.contract.ts'
import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { answer } from '#worker/kernel/log/execute.ts'

/** Deleting a file takes it off the space's pictures. */
const effectsOnSpaces: EffectsByKind = {
  'user-file': {
    nulling: (space, id, context) => {
      const set = settingsOf(membershipOf(context).settings)
      const shown = spaceImages.filter((place) => set[place] === id).map((place) => place.replaceAll('_', ' '))
      return [sql`SELECT ${space} AS id, 'Space' AS model, value AS name FROM ${jsonEach(shown)}`]
    },
  },
}

export const spaces: Module = {
  name: 'space',
  events: [spaceEvents],
  directoryTables: [spaceTable],
  projections: [spaceProjection],
  reactors: [spaceReactor, deletionReactor],
  undo: { 'space.changed': undoSpaceChange },
  // Addresses end as a consequence of changed pictures.
  derivedEvents: ['space.addresses_ended'],
  directoryFeedFilters: {
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

const localization = z.object({ code: z.string(), language: z.string() }).meta({ id: 'Localization' })

const localizationRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/localization/',
      name: 'list_localization',
      tag: 'Localization',
      summary: 'The languages there are',
      level: 'guest',
      response: z.array(localization),
    },
    async () => answer(spoken),
  )

const names = new Intl.DisplayNames(['en'], { type: 'language' })

const spoken = languages.toSorted().map((code) => ({ code, language: `${names.of(code) ?? code} (${code})` }))
