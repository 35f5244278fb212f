import type { Module } from '#worker/kernel/resource/module.ts'
import { searchPreferenceRoutes } from './search-preference.routes.ts'

export const searching: Module = { name: 'searching', routes: searchPreferenceRoutes }
