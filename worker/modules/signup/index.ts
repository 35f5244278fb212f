import type { Module } from '#worker/kernel/resource/module.ts'
import { authRoutes } from './auth.routes.ts'

export const signup: Module = { name: 'signup', routes: authRoutes }
