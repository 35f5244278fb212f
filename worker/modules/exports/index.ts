import type { Module } from '#worker/kernel/resource/module.ts'
import { exportFileRoutes } from './download/export-file.routes.ts'
import { exportRoutes } from './export.routes.ts'
import { exportJob } from './job/export-job.ts'
import { exportsOf } from './job/stage.ts'

export const exports: Module = {
  name: 'export',
  jobs: [exportJob],
  routes(app) {
    exportRoutes(app)
    exportFileRoutes(app)
  },
  personalFiles: exportsOf,
}
