import { expect, it } from 'vitest'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'
import { renewEvent } from '#worker/modules/archive/restore/renew-event.ts'
import { addressIn, keyIn, type NewWorld, personIn } from '#worker/modules/archive/restore/renumber.ts'

const world: NewWorld = {
  space: 40,
  me: { was: 7, is: 2 },
  households: new Map([[3, 90]]),
  salt: 'a',
}
const event = (type: string, data: unknown, stream = 'food:1') => ({
  n: 1,
  stream,
  version: 1,
  type,
  at: '2026-01-01T00:00:00.000Z',
  by: { user: 7 },
  data,
})

it('who restores is who they were; everybody else is below zero, and no two of them meet', () => {
  expect(personIn(world, 7)).toBe(2)
  const others = [1, 2, 8, 0, -1, -2, -8, personIn(world, 8), personIn(world, -8)]
  const mapped = others.map((was) => personIn(world, was))
  expect(mapped.every((is) => is < 0)).toBe(true)
  expect(new Set(mapped).size).toBe(new Set(others).size)
})

it('a key of whichever space becomes one of the new', () => {
  expect(keyIn(world, '12/recipe/5/a-b.jpg')).toBe('40/recipe/5/a-b.jpg')
  expect(keyIn(world, '13/file/x.pdf')).toBe('40/file/x.pdf')
  expect(keyIn(world, '13/archive/1/index.json')).toBe('40/archive/1/index.json')
  expect(keyIn(world, '../13/file/x.pdf')).toBeNull()
  expect(keyIn(world, 'PAPRIKA:12')).toBeNull()
})

it('an address becomes the same new one each time, of the new space, and follows from no old one', async () => {
  const old = '1b2c3d4e-0000-4000-8000-0000000000aa'
  const one = await addressIn(world, old)
  expect(await addressIn(world, old)).toBe(one)
  expect(spaceOfUuid(one)).toBe(40)
  expect(await addressIn({ ...world, salt: 'b' }, old)).not.toBe(one)
})

it('people and households are mapped wherever they stand in an event', async () => {
  const { data, by } = await renewEvent(
    world,
    event('shopping.checked', { ids: [7], stocked: { foods: [7], users: [7, 8] }, created_by: 8, household: 3 }),
  )
  expect(data).toEqual({ ids: [7], stocked: { foods: [7], users: [2, -8] }, created_by: -8, household: 90 })
  expect(by.user).toBe(2)
})

it('a person of an archive has no rights, and their copy is older than any of this server', async () => {
  const copy = { user: 8, is_staff: true, is_superuser: true, household: null, seq: 12 }
  const { data, stream } = await renewEvent(world, event('member.joined', copy, 'member:8'))
  expect(stream).toBe('member:-8')
  expect(data).toMatchObject({ user: -8, is_staff: false, is_superuser: false })
  expect((data as { seq: number }).seq).toBeLessThan(0)
})

it('what projections write themselves is refused in an event', async () => {
  const nested = event('food.changed', { id: 1, patch: { deeper: [{ space_id: 1 }] } })
  await expect(renewEvent(world, nested)).rejects.toThrow('space_id')
  await expect(renewEvent(world, event('member.joined', { household: 99 }))).rejects.toThrow('Household 99')
})
