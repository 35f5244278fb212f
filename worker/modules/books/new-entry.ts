import { personOf, type Context } from '#worker/kernel/log/context.ts'

export const newEntry = (entry: { id: number; book: number; recipe: number }, context: Context) => ({
  stream: `recipe-book-entry:${entry.id}`,
  expected: 0,
  events: [{ type: 'recipe-book-entry.created', data: { ...entry, created_by: personOf(context).id } }],
})
