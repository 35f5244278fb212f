import type { Module } from '#worker/kernel/resource/module.ts'
import { erasureProjection } from './erasure.projection.ts'

/** Needs all other modules, as their tables hold what is erased. */
export const erasure = (modules: readonly Module[]): Module => ({
  name: 'erasure',
  projections: [erasureProjection(modules)],
})
