import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import {
  createCellar,
  householdIdOf,
  listAll,
  type InventoryEntry,
  type NamedThing,
  type InventoryPage,
  type InventoryPlace,
} from '#tests/inventory.fixture.ts'

describe('a place', () => {
  it('belongs to a household', async () => {
    const home = await createHousehold()
    const own = await householdIdOf(home)
    const body = { name: 'Freezer', is_freezer: true, household: own }
    const place = await home.creator.post<InventoryPlace>('/api/inventory-location/', body)
    expect(place).toMatchObject({ name: 'Freezer', is_freezer: true, household: { id: own } })
    const attic = await home.creator.post<InventoryPlace>('/api/inventory-location/', { ...place, name: 'Attic' })
    expect(attic.household).toEqual(place.household)
  })

  it('cannot be in an unknown household or one of another space', async () => {
    const [home, other] = [await createHousehold(), await createHousehold()]
    for (const wrong of [await householdIdOf(other), 999, { name: 'Nobody' }]) {
      const answer = await home.creator.call('POST', '/api/inventory-location/', { name: 'Attic', household: wrong })
      expect([answer.status, Object.keys(await answer.json())]).toEqual([400, ['household', 'code']])
    }
    expect(await listAll(home.creator, 'inventory-location/')).toEqual([])
  })

  it('shows the current name of its household', async () => {
    const { creator, place } = await createCellar()
    await creator.patch(`/api/household/${place.household.id}/`, { name: 'Downstairs' })
    expect(await creator.get(`/api/inventory-location/${place.id}/`)).toMatchObject({
      household: { id: place.household.id, name: 'Downstairs' },
    })
  })

  it('keeps its household from being deleted', async () => {
    const { creator } = await createCellar()
    const upstairs = await creator.post<NamedThing>('/api/household/', { name: 'Upstairs' })
    const attic = await creator.post<InventoryPlace>('/api/inventory-location/', { name: 'Attic', household: upstairs })
    expect((await creator.call('DELETE', `/api/household/${upstairs.id}/`)).status).toBe(409)
    await creator.call('DELETE', `/api/inventory-location/${attic.id}/`)
    expect((await creator.call('DELETE', `/api/household/${upstairs.id}/`)).status).toBe(204)
  })

  it('is deleted and restored with its entries', async () => {
    const { creator, place, keep } = await createCellar()
    const jam = await keep('jam')
    const gone = await creator.call('DELETE', `/api/inventory-location/${place.id}/`)
    expect([await listAll(creator, 'inventory-entry/'), await listAll(creator, 'inventory-log/')]).toEqual([[], []])
    await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect(await listAll<InventoryEntry>(creator, 'inventory-entry/')).toMatchObject([{ id: jam.id }])
    expect(await listAll(creator, 'inventory-log/')).toHaveLength(1)
  })
})

it("food in a household's places counts for what can be cooked now, for its members only", async () => {
  const { creator, join, place, keep } = await createCellar()
  const mate = await join('user')
  const upstairs = await creator.post<NamedThing>('/api/household/', { name: 'Upstairs' })
  const neighbour = await join('user')
  const memberships = await listAll<{ id: number; user: { id: number } }>(creator, 'user-space/')
  const theirs = memberships.find(({ user }) => user.id === neighbour.id)
  await creator.patch(`/api/user-space/${theirs?.id}/`, { household: upstairs })
  const rice = await keep('rice')
  await creator.post('/api/recipe/', {
    name: 'Rice',
    steps: [{ instruction: 'Boil.', ingredients: [{ food: rice.food, unit: null, amount: 1 }] }],
  })
  const cookable = async (person: TestPerson) =>
    (await person.get<InventoryPage<NamedThing>>('/api/recipe/?makenow=true')).count
  expect([await cookable(creator), await cookable(mate), await cookable(neighbour)]).toEqual([1, 1, 0])
  await mate.patch(`/api/inventory-entry/${rice.id}/`, { amount: 0 })
  expect(await cookable(creator)).toBe(0)
  await mate.patch(`/api/inventory-entry/${rice.id}/`, { amount: 1 })
  await creator.patch(`/api/inventory-location/${place.id}/`, { household: upstairs })
  expect([await cookable(creator), await cookable(neighbour)]).toEqual([0, 1])
})
