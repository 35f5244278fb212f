import { describe, expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createSoup } from '#tests/soup.fixture.ts'

interface Plan {
  id: number
  title: string
  from_date: string
  to_date: string
  servings: number
  shopping: boolean
  meal_type: { id: number; name: string }
}

const path = '/api/meal-plan/'
const plan = (person: TestPerson, more: object = {}) =>
  person.post<Plan>(path, {
    title: 'recipe' in more ? '' : 'Leftovers',
    servings: 2,
    from_date: '2027-03-28',
    meal_type: { name: 'Dinner' },
    ...more,
  })
const undo = (person: TestPerson, { headers }: Response) =>
  person.call('POST', `/api/event/${headers.get('x-event-seq')}/undo/`, {})

describe('a plan', () => {
  it('shows its recipe, its meal type and its note as text and as HTML', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await plan(creator, {
      recipe: { id: recipe.id, name: 'Another name' },
      note: '**hot**',
      servings: '2,5',
    })
    expect(made).toEqual({
      id: expect.any(Number),
      title: '',
      recipe: expect.objectContaining({
        id: recipe.id,
        name: 'Soup',
        keywords: [],
        image: null,
        private: false,
        new: true,
      }),
      recipe_name: 'Soup',
      servings: 2.5,
      note: '**hot**',
      note_markdown: '<p><strong>hot</strong></p>',
      from_date: expect.stringMatching(/^2027-03-28T/),
      to_date: expect.stringMatching(/^2027-03-28T/),
      meal_type: expect.objectContaining({ name: 'Dinner', created_by: creator.id, order: 0, time: null, color: null }),
      meal_type_name: 'Dinner',
      created_by: creator.id,
      shared: [],
      shopping: false,
    })
    expect(await creator.get(`${path}${String(made.id)}/`)).toEqual(made)
    expect(await creator.get(path)).toMatchObject({ count: 1, results: [made], timestamp: expect.any(String) })
  })

  it('stays shared with whom it was shared, whatever else of it is saved', async () => {
    const { creator, join } = await createHousehold()
    const friend = await join('user')
    const made = await plan(creator, { title: 'Soup', shared: [{ id: friend.id }] })
    const shared = async () =>
      (await creator.get<{ shared: { id: number }[] }>(`${path}${made.id}/`)).shared.map(({ id }) => id)
    expect(await shared()).toEqual([friend.id])
    await creator.patch(`${path}${made.id}/`, { title: 'Stew' })
    expect(await shared()).toEqual([friend.id])
    const whole = await creator.get(`${path}${made.id}/`)
    expect((await creator.call('PUT', `${path}${made.id}/`, whole)).status).toBe(200)
    expect(await shared()).toEqual([friend.id])
    await creator.patch(`${path}${made.id}/`, { shared: [] })
    expect(await shared()).toEqual([])
  })

  it('without a recipe has no recipe name', async () => {
    const { creator } = await createHousehold()
    const made = await plan(creator, { title: 'Out' })
    expect(made).toMatchObject({ title: 'Out', recipe: null })
    expect(made).toMatchObject({ recipe_name: '' })
  })

  it('takes its meal type by id, by a bare number, or by a name that finds or makes one', async () => {
    const { creator } = await createHousehold()
    const { id } = await creator.post<{ id: number }>('/api/meal-type/', { name: 'Dinner' })
    for (const meal_type of [{ id }, id, String(id), { id, name: 'Renamed' }, { name: 'dinner' }]) {
      expect((await plan(creator, { meal_type })).meal_type).toMatchObject({ id, name: 'Dinner' })
    }
    expect((await plan(creator, { meal_type: { name: 'Brunch', color: '#123456' } })).meal_type).toMatchObject({
      color: '#123456',
    })
  })

  it('is changed, deleted and brought back, one step at a time', async () => {
    const { creator } = await createHousehold()
    const made = await plan(creator, { title: 'First' })
    const target = `${path}${made.id}/`
    const renamed = await creator.call('PATCH', target, { title: 'Second' })
    const moved = await creator.call('PATCH', target, { from_date: '2027-04-01' })
    expect(await moved.json()).toMatchObject({ title: 'Second', from_date: expect.stringMatching(/^2027-04-01/) })
    await undo(creator, renamed)
    expect(await creator.get(target)).toMatchObject({ title: 'First', from_date: expect.stringMatching(/^2027-04-01/) })
    await undo(creator, moved)
    expect(await creator.get(target)).toEqual(made)
    const gone = await creator.call('DELETE', target)
    expect([gone.status, (await creator.call('GET', target)).status]).toEqual([204, 404])
    await undo(creator, gone)
    expect(await creator.get(target)).toEqual(made)
  })

  it('that is saved as it was read stays as it is', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await plan(creator, { recipe: recipe.id, to_date: '2027-03-29' })
    const again = await creator.call('PUT', `${path}${made.id}/`, made)
    expect([again.status, await again.json(), again.headers.has('x-event-seq')]).toEqual([200, made, false])
  })

  it('refuses an outdated If-Match', async () => {
    const { creator } = await createHousehold()
    const { id } = await plan(creator)
    const tag = (await creator.call('GET', `${path}${id}/`)).headers.get('etag') ?? ''
    const change = (title: string) => creator.call('PATCH', `${path}${id}/`, { title }, { 'if-match': tag })
    expect([(await change('a')).status, (await change('b')).status]).toEqual([200, 412])
  })
})
