import type { Module } from '#worker/kernel/resource/module.ts'
import { compositionRoutes } from './composition.routes.ts'

export const composition: Module = { name: 'composition', routes: compositionRoutes }
