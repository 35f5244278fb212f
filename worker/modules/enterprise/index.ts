import { mountEffects } from '../../kernel/effects.ts'
import { mountMerge } from '../../kernel/merge.ts'
import type { Module } from '../../kernel/module.ts'
import { mount } from '../../kernel/mount.ts'
import { mountMove } from '../../kernel/move.ts'
import { plain } from '../../kernel/plain.ts'
import { embedResource } from './embed.resource.ts'
import { embedRoutes } from './embed.routes.ts'
import { enterpriseSpaceRoutes } from './enterprise-space.routes.ts'
import { socialKeywords } from './keyword.alias.ts'

export const enterprise: Module = plain(embedResource, {
  routes(app) {
    embedRoutes(app)
    enterpriseSpaceRoutes(app)
    mount(app, socialKeywords)
    mountMerge(app, socialKeywords)
    mountMove(app, socialKeywords)
    mountEffects(app, socialKeywords)
  },
})
