import { mountEffects } from '#worker/kernel/resource/mount-effects.ts'
import { mountMerge } from '#worker/kernel/resource/mount-merge.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { mountResource } from '#worker/kernel/resource/mount-resource.ts'
import { mountMove } from '#worker/kernel/resource/mount-move.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { embedResource } from './embed.resource.ts'
import { embedRoutes } from './embed.routes.ts'
import { enterpriseSpaceRoutes } from './enterprise-space.routes.ts'
import { socialRecipeRoutes } from './social/social.routes.ts'
import type { Definition } from '#worker/kernel/resource/define-resource.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'

export const enterprise: Module = resourceModule(embedResource, {
  routes(app) {
    embedRoutes(app)
    enterpriseSpaceRoutes(app)
    socialRecipeRoutes(app)
    mountResource(app, socialKeywords)
    mountMerge(app, socialKeywords)
    mountMove(app, socialKeywords)
    mountEffects(app, socialKeywords)
  },
})

/** Clients look for keywords of embeds at an address of their own. */
const socialKeywords: Definition = {
  ...keywordResource,
  contract: {
    ...keywordResource.contract,
    alias: 'enterprise-social-keyword',
    title: 'SocialKeyword',
    path: '/api/enterprise-social-keyword/',
  },
}
