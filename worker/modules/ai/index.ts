import type { Module } from '../../kernel/module.ts'
import { plain } from '../../kernel/plain.ts'
import { aiProviderTable } from './ai.table.ts'
import { logRoutes } from './log.routes.ts'
import { providerResource } from './provider.resource.ts'
import { providerRoutes } from './provider.routes.ts'

export const aiProviders = plain(providerResource, { directoryTables: [aiProviderTable], routes: providerRoutes })

export const aiLogs: Module = { name: 'ai-log', routes: logRoutes }
