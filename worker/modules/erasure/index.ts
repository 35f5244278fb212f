import type { Module } from '../../kernel/resource/module.ts'
import { erasureProjection } from './erasure.projection.ts'

/** What is deleted for good, over all other modules: whole spaces, and what an account leaves behind in them. */
export const erasure = (modules: readonly Module[]): Module => ({
  name: 'erasure',
  projections: [erasureProjection(modules)],
})
