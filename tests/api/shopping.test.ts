import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Entry {
  id: number
  amount: number
  checked: boolean
  completed_at: string | null
  updated_at: string
  food: { id: number; name: string }
  unit: { id: number; name: string } | null
}

const path = '/api/shopping-list-entry/'
const put = (person: TestPerson, food: string, more: object = {}) =>
  person.post<Entry>(path, { food: { name: food }, amount: 1, ...more })
const listed = async (person: TestPerson, query = '') =>
  (await person.get<{ results: Entry[] }>(`${path}${query}`)).results.map(({ food }) => food.name)

describe('an entry', () => {
  it('names its food with its category, its unit, and who put it down', async () => {
    const { creator } = await createHousehold()
    const category = await creator.post<{ id: number }>('/api/supermarket-category/', { name: 'Dairy' })
    const milk = await creator.post<{ id: number }>('/api/food/', {
      name: 'Milk',
      plural_name: 'Milks',
      supermarket_category: { id: category.id },
    })
    expect(milk).toMatchObject({
      supermarket_category: { id: category.id, name: 'Dairy', description: null, open_data_slug: null },
      full_name: 'Milk',
      numchild: 0,
      shopping_lists: [],
    })
    const made = await creator.post(path, { food: { id: milk.id }, unit: { name: 'l' }, amount: '1,5' })
    expect(made).toEqual({
      id: expect.any(Number),
      list_recipe: null,
      shopping_lists: [],
      food: { ...milk, shopping: 'True' },
      unit: {
        id: expect.any(Number),
        name: 'l',
        plural_name: null,
        description: null,
        base_unit: null,
        open_data_slug: null,
      },
      amount: 1.5,
      order: 0,
      checked: false,
      ingredient: null,
      list_recipe_data: null,
      created_by: expect.objectContaining({ id: creator.id, username: expect.any(String), is_active: true }),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      completed_at: null,
      delay_until: null,
    })
    expect(await creator.get(`${path}${String(made['id'])}/`)).toEqual(made)
  })

  it('finds its food by name, by plural, by id or by a bare number, and never renames it', async () => {
    const { creator } = await createHousehold()
    const { id } = await creator.post<{ id: number }>('/api/food/', { name: 'Egg', plural_name: 'Eggs' })
    for (const food of [{ name: ' eggs ' }, { id }, { id, name: 'Something else' }, id, { id: 999_999, name: 'EGG' }]) {
      const made = await creator.post<Entry>(path, { food, amount: 1 })
      expect(made.food).toMatchObject({ id, name: 'Egg' })
    }
    expect((await creator.get<{ count: number }>('/api/food/')).count).toBe(1)
  })

  it('is changed field by field; null takes its unit away', async () => {
    const { creator } = await createHousehold()
    const made = await put(creator, 'Flour', { unit: { name: 'g' }, amount: 250 })
    const target = `${path}${made.id}/`
    expect(await creator.patch(target, { amount: 300 })).toMatchObject({ amount: 300, unit: { name: 'g' } })
    expect(await creator.patch(target, { unit: null })).toMatchObject({ amount: 300, unit: null })
    expect(await creator.patch(target, { food: { name: 'Rye flour' } })).toMatchObject({ food: { name: 'Rye flour' } })
    const whole = await creator.get(target)
    const again = await creator.call('PUT', target, whole)
    expect([again.status, await again.json()]).toEqual([200, whole])
    expect(again.headers.has('x-event-seq')).toBe(false)
  })

  it('keeps its amount as precisely as it was given', async () => {
    const { creator } = await createHousehold()
    for (const amount of [0, 1 / 3, 0.1 + 0.2, 1e-7, 123_456.789012, 7_000_000_000, 2.5e11, -1]) {
      const made = await put(creator, 'Salt', { amount })
      expect(made.amount).toBe(amount)
      expect((await creator.get<Entry>(`${path}${made.id}/`)).amount).toBe(amount)
    }
  })

  it('that was taken off the list is gone, and can be put back', async () => {
    const { creator } = await createHousehold()
    const made = await put(creator, 'Milk')
    const gone = await creator.call('DELETE', `${path}${made.id}/`)
    expect(gone.status).toBe(204)
    expect((await creator.call('GET', `${path}${made.id}/`)).status).toBe(404)
    expect((await creator.call('DELETE', `${path}${made.id}/`)).status).toBe(404)
    expect(await listed(creator)).toEqual([])
    const undone = await creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect(undone.status).toBe(200)
    expect(await listed(creator)).toEqual(['Milk'])
  })

  it('follows its food and its unit when they are merged', async () => {
    const { creator } = await createHousehold()
    const made = await put(creator, 'Aubergine', { unit: { name: 'pc' } })
    const eggplant = await creator.post<{ id: number }>('/api/food/', { name: 'Eggplant' })
    const piece = await creator.post<{ id: number }>('/api/unit/', { name: 'piece' })
    await creator.call('PUT', `/api/food/${made.food.id}/merge/${eggplant.id}/`, {})
    await creator.call('PUT', `/api/unit/${made.unit?.id}/merge/${piece.id}/`, {})
    const after = await creator.get<Entry>(`${path}${made.id}/`)
    expect(after).toMatchObject({ food: { name: 'Eggplant' }, unit: { name: 'piece' } })
    expect(after.updated_at > made.updated_at).toBe(true)
  })
})

describe('ticking', () => {
  it('sets the time of completion, and unticking takes it away', async () => {
    const { creator } = await createHousehold()
    const made = await put(creator, 'Milk')
    const target = `${path}${made.id}/`
    const ticked = await creator.patch<Entry>(target, { checked: true })
    expect(ticked.completed_at).toBe(ticked.updated_at)
    expect(await creator.patch(target, { checked: false })).toMatchObject({ checked: false, completed_at: null })
  })

  it('survives a change of something else, and is still listed', async () => {
    const { creator } = await createHousehold()
    const made = await put(creator, 'Milk')
    const ticked = await creator.patch<Entry>(`${path}${made.id}/`, { checked: true })
    const changed = await creator.patch(`${path}${made.id}/`, { amount: 2 })
    expect(changed).toMatchObject({ amount: 2, checked: true, completed_at: ticked.completed_at })
    expect(await listed(creator)).toEqual(['Milk'])
  })

  it('when it is put down is listed too', async () => {
    const { creator } = await createHousehold()
    expect((await put(creator, 'Milk', { checked: true })).completed_at).not.toBeNull()
    expect(await listed(creator)).toEqual(['Milk'])
  })

  it('offline is kept with the time that it happened at', async () => {
    const { creator } = await createHousehold()
    const made = await put(creator, 'Milk')
    const completed_at = new Date(Date.now() - 3_600_000).toISOString()
    expect(await creator.patch(`${path}${made.id}/`, { checked: true, completed_at })).toMatchObject({ completed_at })
  })

  it('long ago is no longer listed, but can still be read', async () => {
    const { creator } = await createHousehold()
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await put(creator, 'Recent', { checked: true, completed_at: at(6.9) })
    const old = await put(creator, 'Old', { checked: true, completed_at: at(8.1) })
    await put(creator, 'Open')
    expect(await listed(creator)).toEqual(['Recent', 'Open'])
    expect(await creator.get(`${path}${old.id}/`)).toMatchObject({ food: { name: 'Old' } })
  })

  it('leaves it to later when something is postponed', async () => {
    const { creator } = await createHousehold()
    const made = await put(creator, 'Turkey')
    const later = await creator.patch(`${path}${made.id}/`, { delay_until: '2027-12-20T08:00:00+01:00' })
    expect(later).toMatchObject({ delay_until: '2027-12-20T07:00:00.000Z', checked: false })
    expect(await creator.patch(`${path}${made.id}/`, { delay_until: null })).toMatchObject({ delay_until: null })
  })
})
