import type { socialEmbed } from '#worker/modules/enterprise/embed.contract.ts'
import { model } from '../../model.ts'

export const socialEmbedModel = model<typeof socialEmbed>({
  name: 'SocialEmbed',
  resource: 'enterprise-social-embed',
  group: 'enterprise',
  licence: 'enterprise',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  columns: [{ field: 'name' }, { field: 'type', kind: 'choice' }],
  fields: [
    { field: 'name', required: true },
    {
      field: 'type',
      kind: 'choice',
      options: ['RECIPE', 'RECIPE_KEYWORD', 'MEAL_PLAN', 'SHOPPING', 'BOOK'],
      required: true,
    },
    { field: 'keywords', kind: 'things', from: 'keyword' },
    { field: 'alignment', kind: 'choice', options: ['start', 'center', 'end'] },
    { field: 'background_color', kind: 'color' },
    { field: 'accent_color', kind: 'color' },
  ],
})
