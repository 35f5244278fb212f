import type { Module } from '#worker/kernel/resource/module.ts'
import { downloadRoutes } from './download.routes.ts'
import { mediaRoutes } from './media.routes.ts'

/** Files and pictures as they are sent, also to who looks without an account: above what says which recipes they see. */
export const media: Module = {
  name: 'media',
  routes(app) {
    downloadRoutes(app)
    mediaRoutes(app)
  },
}
