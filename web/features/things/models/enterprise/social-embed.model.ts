import type { socialEmbed } from '#worker/modules/enterprise/embed.contract.ts'
import { model, type Values } from '../../model.ts'

const isOf =
  (...types: readonly string[]) =>
  ({ type }: Values) =>
    types.includes(String(type))

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
    { field: 'keywords', kind: 'things', from: 'keyword', shown: isOf('RECIPE', 'RECIPE_KEYWORD') },
    { field: 'books', kind: 'things', from: 'recipe-book', shown: isOf('BOOK') },
    { field: 'meal_types', kind: 'things', from: 'meal-type', shown: isOf('MEAL_PLAN') },
    {
      field: 'shopping_lists',
      kind: 'things',
      from: 'shopping-list',
      label: () => 'embedLists',
      shown: isOf('SHOPPING'),
    },
    { field: 'supermarket', kind: 'thing', from: 'supermarket', hint: true, shown: isOf('SHOPPING') },
    { field: 'allowed_origins', kind: 'lines', hint: true },
    { field: 'alignment', kind: 'choice', options: ['start', 'center', 'end'] },
    { field: 'background_color', kind: 'color' },
    { field: 'accent_color', kind: 'color' },
    { field: 'search_engines', kind: 'flag' },
  ],
})
