import { mountEffects } from '../../kernel/resource/effects.ts'
import { mountMerge } from '../../kernel/resource/merge.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { mount } from '../../kernel/resource/mount.ts'
import { mountMove } from '../../kernel/resource/move.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { embedResource } from './embed.resource.ts'
import { embedRoutes } from './embed.routes.ts'
import { enterpriseSpaceRoutes } from './enterprise-space.routes.ts'
import type { Definition } from '#worker/kernel/resource/resource.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'

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

/** The keywords of the space under the address at which clients look for those of embeds. */
const socialKeywords: Definition = {
  ...keywordResource,
  contract: {
    ...keywordResource.contract,
    alias: 'enterprise-social-keyword',
    title: 'SocialKeyword',
    path: '/api/enterprise-social-keyword/',
  },
}
