import type { Asker } from '../../tests/laws/concurrency.scene.ts'

/** More recipes at once than the limit allows: exactly `limit` are made, and each success is one of them. */
export async function raceForRecipeLimit(me: Asker, limit: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: 4 * limit }, (_, i) => me.call('POST', '/api/recipe/', { name: `recipe ${i}`, steps: [] })),
  )
  const made = answers.filter(({ status }) => status === 201).length
  const { count } = await me.get<{ count: number }>('/api/recipe/')
  return made === limit && count === limit ? [] : [`room for ${limit} recipes: ${made} answered, ${count} there`]
}
