import type { Asker } from '../../tests/laws/concurrency.scene.ts'

/** More recipes than there is room for, all at once: so many are made as there is room for, and each yes is one. */
export async function raceForRoom(me: Asker, room: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: 4 * room }, (_, i) => me.call('POST', '/api/recipe/', { name: `recipe ${i}`, steps: [] })),
  )
  const made = answers.filter(({ status }) => status === 201).length
  const { count } = await me.get<{ count: number }>('/api/recipe/')
  return made === room && count === room ? [] : [`room for ${room} recipes: ${made} answered, ${count} there`]
}
