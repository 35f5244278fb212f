import { expect, it } from 'vitest'
import { household } from '#tests/fixture.ts'

it('the space one is in says who made it and how much is in it', async () => {
  const { creator, space, join } = await household()
  await join('user')
  const current = await creator.get('/api/space/current/')
  expect(current).toMatchObject({ id: space, user_count: 2, recipe_count: 0, max_recipes: 0, allow_sharing: true })
  expect(await creator.get('/api/space/')).toMatchObject({ count: 1, results: [current] })
  expect(await creator.patch(`/api/space/${space}/`, { message: 'Hello' })).toMatchObject({ message: 'Hello' })
})
