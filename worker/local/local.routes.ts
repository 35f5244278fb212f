import type { Module } from '#worker/kernel/resource/module.ts'
import type { Projection } from '#worker/kernel/log/projection.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { replayAll } from './replay-all.ts'

export const localRoutes = (modules: readonly Module[], project: Projection) => (app: App) => {
  app.post('/_local/replay', async (c) =>
    c.env.LOCAL ? c.json(await replayAll(c.env, modules, project)) : c.notFound(),
  )
}
