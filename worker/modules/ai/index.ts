import { sql } from 'drizzle-orm'
import { personOf, hasLevel } from '#worker/kernel/log/context.ts'
import { forbidden } from '#worker/kernel/contract/errors.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { undoRestore, undoDeletion } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import type { Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { aiLogTable, aiProviderTable } from './ai.table.ts'
import { callEvents } from './calls/call.events.ts'
import { callProjection } from './calls/call.projection.ts'
import { aiProvider } from './provider.contract.ts'
import { logRoutes } from './log.routes.ts'
import { providerResource } from './provider.resource.ts'
import { providerRoutes } from './provider.routes.ts'

export const aiProviders = resourceModule(providerResource, {
  directoryTables: [aiProviderTable],
  routes: providerRoutes,
  undo: {
    // No single database knows which spaces use a global provider.
    'ai-provider.created': guardGlobalUndo({
      there: undoCreation(providerResource),
      everywhere: undoRestore(providerResource),
    }),
    'ai-provider.changed': guardGlobalUndo(undoChange(providerResource)),
    'ai-provider.deleted': guardGlobalUndo(undoDeletion(providerResource)),
    'ai-provider.restored': guardGlobalUndo(undoRestore(providerResource)),
  },
  directoryFeedFilters: { 'ai-provider': (context) => sql`${hasLevel(context, aiProvider.roles.read)}` },
})

function guardGlobalUndo(undo: Undoer | { there: Undoer; everywhere: Undoer }): Undoer {
  const { there, everywhere } = typeof undo === 'function' ? { there: undo, everywhere: undo } : undo
  return (events, undoing) => {
    if (undoing.store.space > 0) return there(events, undoing)
    if (!personOf(undoing.context).is_superuser) throw forbidden()
    return everywhere(events, undoing)
  }
}

export const aiLogs: Module = {
  name: 'ai-log',
  events: [callEvents],
  tables: [aiLogTable],
  projections: [callProjection],
  // They tell what was asked and paid; what a person makes of an answer is taken back by its own events.
  derivedEvents: Object.keys(callEvents.shapes).map((verb) => `ai-call.${verb}`),
  feedFilters: { 'ai-call': (context) => sql`${hasLevel(context, 'user')}` },
  routes: logRoutes,
}
