import { sql } from 'drizzle-orm'
import { personOf, stands } from '../../kernel/log/context.ts'
import { forbidden } from '../../kernel/contract/errors.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { removingAgain, restoring } from '../../kernel/resource/undo/restore.ts'
import { reverting } from '../../kernel/resource/undo/revert.ts'
import type { Undoer } from '../../kernel/resource/undo/undo.ts'
import { unmaking } from '../../kernel/resource/undo/unmake.ts'
import { aiProviderTable } from './ai.table.ts'
import { aiProvider } from './provider.contract.ts'
import { logRoutes } from './log.routes.ts'
import { providerResource } from './provider.resource.ts'
import { providerRoutes } from './provider.routes.ts'

export const aiProviders = plain(providerResource, {
  directoryTables: [aiProviderTable],
  routes: providerRoutes,
  undo: {
    // Who uses a provider of every space, no one database knows.
    'ai-provider.created': minded({ there: unmaking(providerResource), everywhere: removingAgain(providerResource) }),
    'ai-provider.changed': minded(reverting(providerResource)),
    'ai-provider.deleted': minded(restoring(providerResource)),
    'ai-provider.restored': minded(removingAgain(providerResource)),
  },
  directoryFeed: { 'ai-provider': (context) => sql`${stands(context, aiProvider.roles.read)}` },
})

/** Only whoever runs the server changes what serves every space. */
function minded(undo: Undoer | { there: Undoer; everywhere: Undoer }): Undoer {
  const { there, everywhere } = typeof undo === 'function' ? { there: undo, everywhere: undo } : undo
  return (events, undoing) => {
    if (undoing.store.space > 0) return there(events, undoing)
    if (!personOf(undoing.context).is_superuser) throw forbidden()
    return everywhere(events, undoing)
  }
}

export const aiLogs: Module = { name: 'ai-log', routes: logRoutes }
