import type { Module } from '../../kernel/module.ts'
import { plain } from '../../kernel/plain.ts'
import { removingAgain } from '../../kernel/restore.ts'
import { reverting } from '../../kernel/revert.ts'
import { unmaking } from '../../kernel/unmake.ts'
import { aiProviderTable } from './ai.table.ts'
import { logRoutes } from './log.routes.ts'
import { providerResource } from './provider.resource.ts'
import { providerRoutes } from './provider.routes.ts'

export const aiProviders = plain(providerResource, {
  directoryTables: [aiProviderTable],
  routes: providerRoutes,
  undo: {
    'ai-provider.created': unmaking(providerResource),
    'ai-provider.changed': reverting(providerResource),
    'ai-provider.restored': removingAgain(providerResource),
  },
})

export const aiLogs: Module = { name: 'ai-log', routes: logRoutes }
