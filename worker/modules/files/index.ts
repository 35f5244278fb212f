import type { Module } from '../../kernel/module.ts'
import { mediaRoutes } from './media.routes.ts'

export const files: Module = { name: 'file', routes: mediaRoutes }
