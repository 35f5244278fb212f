import type { Definition } from '../../kernel/resource/resource.ts'
import { keywordResource } from '../keywords/index.ts'

/** The keywords of the space under the address at which clients look for those of embeds. */
export const socialKeywords: Definition = {
  ...keywordResource,
  contract: {
    ...keywordResource.contract,
    alias: 'enterprise-social-keyword',
    title: 'SocialKeyword',
    path: '/api/enterprise-social-keyword/',
  },
}
