import { describe, expect, it } from 'vitest'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import {
  createCellar,
  listAll,
  type Booking,
  type InventoryEntry,
  type NamedThing,
  type InventoryPlace,
} from '#tests/inventory.fixture.ts'

describe('an entry', () => {
  it('creates a new food and unit, and answers the code to write on the jar', async () => {
    const { creator, place, keep } = await createCellar()
    const jam = await keep('jam', { amount: 1.5, expires: '2027-02-28', sub_location: 'top' })
    expect(jam).toMatchObject({
      food: { name: 'jam' },
      unit: { name: 'kg' },
      inventory_location: { id: place.id, name: 'Cellar', household: place.household },
      sub_location: 'top',
      expires: '2027-02-28',
      code: jam.id.toString(16).toUpperCase(),
      label: `#${jam.id.toString(16).toUpperCase()} - 1.50 (kg) jam`,
      created_by: creator.id,
    })
  })

  it('takes its bookings along when it is deleted for good', async () => {
    const { keep, ...home } = await createCellar()
    const { creator } = home
    const [jam, honey] = [await keep('jam', { amount: 1 }), await keep('honey', { amount: 2 })]
    await creator.patch(`/api/inventory-entry/${jam.id}/`, { amount: 3 })
    await creator.call('DELETE', `/api/inventory-entry/${jam.id}/`)
    expect((await creator.call('DELETE', `/api/trash/inventory-entry/${jam.id}/`)).status).toBe(204)
    expect((await listAll<Booking>(creator, 'inventory-log/')).map(({ entry }) => entry.id)).toEqual([honey.id])
    expect(await replayDifferencesIn(home)).toEqual([])
  })

  it('is refused without a unit, with less than nothing, and in a place that is not there', async () => {
    const { creator, place } = await createCellar()
    const other = await createCellar()
    const whole = { inventory_location: place.id, food: { name: 'jam' }, unit: { name: 'kg' }, amount: 1 }
    for (const [field, wrong] of [
      ['unit', null],
      ['amount', -1],
      ['inventory_location', other.place.id],
      ['expires', 'soon'],
    ] as const) {
      const answer = await creator.call('POST', '/api/inventory-entry/', { ...whole, [field]: wrong })
      expect([answer.status, Object.keys(await answer.json())[0]]).toEqual([400, field])
    }
    expect(await listAll(creator, 'inventory-log/')).toEqual([])
  })

  it('has a code that is unique in its space, and independent of other spaces', async () => {
    const [{ creator, keep }, other] = [await createCellar(), await createCellar()]
    const jam = await keep('jam', { code: 'J7' })
    const [rice, plain] = [await keep('rice'), await keep('beans', { code: '' })]
    await other.keep('jam', { code: 'J7' })
    for (const code of ['J7', plain.code]) {
      const answer = await creator.call('PATCH', `/api/inventory-entry/${rice.id}/`, { code })
      expect([answer.status, Object.keys(await answer.json())[0]]).toEqual([400, 'code'])
    }
    const again = await creator.call('PUT', `/api/inventory-entry/${jam.id}/`, { ...jam, unit: jam.unit, code: 'J7' })
    expect(again.status).toBe(200)
    expect(await creator.patch(`/api/inventory-entry/${jam.id}/`, { code: null })).toMatchObject({
      code: jam.id.toString(16).toUpperCase(),
    })
  })

  it('sent back as it was read changes nothing', async () => {
    const { creator, keep } = await createCellar()
    const jam = await keep('jam', { expires: '2027-02-28' })
    const answer = await creator.call('PUT', `/api/inventory-entry/${jam.id}/`, jam)
    expect([answer.status, answer.headers.get('x-event-seq'), await answer.json()]).toEqual([200, null, jam])
  })

  it('that expires first is listed first, and an empty one only on request', async () => {
    const { creator, keep } = await createCellar()
    await keep('salt')
    await keep('ham', { expires: '2027-06-01' })
    await keep('milk', { expires: '2027-01-01' })
    await keep('rum', { amount: 0 })
    const foods = async (query: string) =>
      (await listAll<InventoryEntry>(creator, `inventory-entry/${query}`)).map(({ food }) => food.name)
    expect(await foods('')).toEqual(['milk', 'ham', 'salt'])
    expect(await foods('?empty=false')).toEqual(['milk', 'ham', 'salt'])
    expect(await foods('?empty=true')).toEqual(['milk', 'ham', 'salt', 'rum'])
  })

  it('is found by its food, its place, and a code of the same food', async () => {
    const { creator, keep, place } = await createCellar()
    const attic = await creator.post<InventoryPlace>('/api/inventory-location/', {
      name: 'Attic',
      household: place.household,
    })
    const old = await keep('jam', { code: 'J7' })
    const young = await keep('jam', { inventory_location: attic.id })
    await keep('rice')
    const ids = async (query: string) =>
      (await listAll<InventoryEntry>(creator, `inventory-entry/?${query}`))
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
    expect(await ids('code=J7')).toEqual([old.id, young.id])
    expect(await ids(`code=${young.code}`)).toEqual([old.id, young.id])
    expect(await ids('code=none')).toEqual([])
    expect(await ids(`food_id=${old.food.id}&inventory_location_id=${attic.id}`)).toEqual([young.id])
    expect((await creator.call('GET', '/api/inventory-entry/?food_id=jam')).status).toBe(400)
  })

  it('is deleted with its food, loses a deleted unit, and follows merges of both', async () => {
    const { creator, keep } = await createCellar()
    const jam = await keep('jam')
    const path = `/api/inventory-entry/${jam.id}/`
    const marmalade = await creator.post<NamedThing>('/api/food/', { name: 'marmalade' })
    const kilo = await creator.post<NamedThing>('/api/unit/', { name: 'kilo' })
    await creator.call('PUT', `/api/food/${jam.food.id}/merge/${marmalade.id}/`, {})
    await creator.call('PUT', `/api/unit/${jam.unit?.id}/merge/${kilo.id}/`, {})
    expect(await creator.get(path)).toMatchObject({ food: { id: marmalade.id }, unit: { id: kilo.id } })
    await creator.call('DELETE', `/api/unit/${kilo.id}/`)
    expect(await creator.get<InventoryEntry>(path)).toMatchObject({
      unit: null,
      label: `#${jam.code} - 2.00 marmalade`,
    })
    const gone = await creator.call('DELETE', `/api/food/${marmalade.id}/`)
    expect((await creator.call('GET', path)).status).toBe(404)
    await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect(await creator.get(path)).toMatchObject({ food: { id: marmalade.id } })
  })
})

it('an entry that was thrown away is brought back, unless its code was given to another', async () => {
  const { creator, keep } = await createCellar()
  const jam = await keep('jam', { code: 'J7' })
  const path = `/api/inventory-entry/${jam.id}/`
  const gone = await creator.call('DELETE', path)
  expect(await listAll(creator, 'inventory-log/')).toEqual([])
  const undo = `/api/event/${gone.headers.get('x-event-seq')}/undo/`
  const rice = await keep('rice', { code: 'J7' })
  const refused = await creator.call('POST', undo, {})
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { detail: 'Its code was taken meanwhile.', code: 'inventory-entry.code_taken' },
  ])
  await creator.patch(`/api/inventory-entry/${rice.id}/`, { code: 'R1' })
  await creator.post(undo, {})
  expect(await creator.get(path)).toEqual(jam)
})

describe('the log', () => {
  it('says what was put in, taken out and moved, the newest first', async () => {
    const { creator, keep, place } = await createCellar()
    const attic = await creator.post<InventoryPlace>('/api/inventory-location/', {
      name: 'Attic',
      household: place.household,
    })
    const jam = await keep('jam')
    const path = `/api/inventory-entry/${jam.id}/`
    await creator.patch(path, { amount: 0.5 })
    await creator.patch(path, { amount: 3 })
    await creator.patch(path, { note: 'from the garden' })
    await creator.patch(path, { amount: 1, inventory_location: attic })
    await keep('rice')
    const of = `inventory-log/?entry_id=${jam.id}`
    const log = await listAll<Booking>(creator, of)
    expect(
      log.map(({ booking_type: type, old_amount: was, new_amount: is, ...b }) => [
        type,
        was,
        is,
        b.old_inventory_location.name,
        b.new_inventory_location.name,
      ]),
    ).toEqual([
      ['move', 3, 1, 'Cellar', 'Attic'],
      ['add', 0.5, 3, 'Cellar', 'Cellar'],
      ['remove', 2, 0.5, 'Cellar', 'Cellar'],
      ['add', 0, 2, 'Cellar', 'Cellar'],
    ])
    expect(log[0]?.entry).toEqual(await creator.get(path))
    expect(await listAll<Booking>(creator, `inventory-log/?food_id=${jam.food.id}`)).toEqual(log)
  })
})
