import type { ApiClient } from './api-client.ts'

const demoBooks = [
  {
    name: 'Sunday Table',
    description: 'For slow days and people who stay for a second helping.',
    recipes: ['chicken', 'risotto', 'chocolate-cake', 'focaccia'],
  },
  { name: 'Aus Omas Küche', description: '', recipes: ['kaesespaetzle', 'kartoffelsuppe', 'apfelkuchen'] },
]

export async function seedBooks(client: ApiClient, recipeIds: Map<string, number>): Promise<void> {
  const there = await client.listAll<{ id: number; name: string }>('/api/recipe-book/')
  for (const [order, { name, description, recipes }] of demoBooks.entries()) {
    const found = there.find((book) => book.name === name)
    const book = found ?? (await client.send<{ id: number }>('POST', '/api/recipe-book/', { name, description, order }))
    const ids = recipes.flatMap((recipe) => recipeIds.get(recipe) ?? [])
    await client.send('POST', `/api/recipe-book/${book.id}/recipes/`, { recipes: ids })
  }
}
