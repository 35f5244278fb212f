import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'

it('a new person has the usual settings', async () => {
  const { creator } = await createHousehold()
  const [settings, ...more] = await creator.get<Record<string, unknown>[]>('/api/user-preference/')
  expect(more).toEqual([])
  expect(settings).toEqual({
    user: expect.objectContaining({ id: creator.id }),
    image: null,
    theme: 'TANDOOR',
    nav_bg_color: '#ddbf86',
    nav_text_color: 'DARK',
    nav_show_logo: true,
    nav_sticky: true,
    default_unit: 'g',
    default_page: 'SEARCH',
    use_fractions: false,
    use_kj: false,
    ingredient_decimals: 2,
    comments: true,
    shopping_auto_sync: 5,
    mealplan_autoadd_shopping: false,
    mealplan_autoexclude_onhand: true,
    mealplan_autoinclude_related: true,
    shopping_add_onhand: false,
    shopping_recent_days: 7,
    shopping_update_food_lists: true,
    default_delay: 4,
    filter_to_supermarket: false,
    csv_delim: ',',
    csv_prefix: '',
    left_handed: false,
    show_step_ingredients: true,
    default_meal_type: null,
    plan_share: [],
    shopping_share: [],
    food_inherit_default: [],
    food_children_exist: false,
  })
})

it('saving settings changes what is given and nothing else, and the whole object can be sent back', async () => {
  const { creator } = await createHousehold()
  const path = `/api/user-preference/${creator.id}/`
  expect(await creator.patch(path, { use_fractions: true, default_unit: 'ml' })).toMatchObject({
    use_fractions: true,
    default_unit: 'ml',
    use_kj: false,
  })
  const all = await creator.get(path)
  expect(await creator.patch(path, all)).toEqual(all)
  expect(await creator.patch(path, { use_fractions: false })).toMatchObject({
    use_fractions: false,
    default_unit: 'ml',
  })
})

it('a setting that makes no sense is refused by its name', async () => {
  const { creator } = await createHousehold()
  const path = `/api/user-preference/${creator.id}/`
  const answer = await creator.call('PATCH', path, { theme: 'NEON', default_unit: '', ingredient_decimals: -1 })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    theme: ['"NEON" is not a valid choice.'],
    default_unit: ['This field may not be blank.'],
    ingredient_decimals: ['Ensure this value is greater than or equal to 0.'],
  })
})

it("nobody sees or changes another's settings, not even in the same space", async () => {
  const { creator, join } = await createHousehold()
  const guest = await join('guest')
  const path = `/api/user-preference/${creator.id}/`
  expect((await guest.call('GET', path)).status).toBe(404)
  expect((await guest.call('PATCH', path, { use_kj: true })).status).toBe(404)
  expect(await creator.get(path)).toMatchObject({ use_kj: false })
  expect(await guest.get<{ user: { id: number } }[]>('/api/user-preference/')).toMatchObject([
    { user: { id: guest.id } },
  ])
})

it('plans and lists are shared with members of the space only', async () => {
  const { creator, join } = await createHousehold()
  const other = await createHousehold()
  const friend = await join('user')
  const path = `/api/user-preference/${creator.id}/`
  expect(await creator.patch(path, { plan_share: [{ id: friend.id }], shopping_share: [friend.id] })).toMatchObject({
    plan_share: [{ id: friend.id }],
    shopping_share: [{ id: friend.id }],
  })
  const stranger = await creator.call('PATCH', path, { plan_share: [other.creator.id] })
  expect(stranger.status).toBe(400)
  expect(await stranger.json()).toMatchObject({
    plan_share: [`Invalid pk "${other.creator.id}" - object does not exist.`],
  })
  expect(await creator.patch(path, { plan_share: null })).toMatchObject({ plan_share: [] })
})

it('the usual meal is one of the space', async () => {
  const { creator } = await createHousehold()
  const path = `/api/user-preference/${creator.id}/`
  expect((await creator.call('PATCH', path, { default_meal_type: { id: 9 } })).status).toBe(400)
  expect((await creator.call('PATCH', path, { default_meal_type: { name: 'Dinner' } })).status).toBe(400)
  expect(await creator.patch(path, { default_meal_type: null })).toMatchObject({ default_meal_type: null })
})

it('one request tells a page all it needs to start', async () => {
  const { creator, space } = await createHousehold()
  expect(await creator.get('/api/session/')).toMatchObject({
    user: { id: creator.id, email: expect.stringContaining('@') },
    space: { id: space },
    role: 'admin',
    creator: true,
    limits: { recipes: { used: 0, most: 0 }, users: { used: 1, most: 0 } },
    preference: { theme: 'TANDOOR', ingredient_decimals: 2 },
  })
})

it('a new name shows wherever the person is named', async () => {
  const { creator } = await createHousehold()
  const renamed = { first_name: 'Anna', last_name: 'Berg', display_name: 'Anna Berg' }
  expect(await creator.patch(`/api/user/${creator.id}/`, { first_name: 'Anna', last_name: 'Berg' })).toMatchObject(
    renamed,
  )
  expect(await creator.get('/api/user/')).toMatchObject([renamed])
  expect(await creator.get('/api/space/current/')).toMatchObject({ created_by: renamed })
  expect(await creator.get(`/api/user/${creator.id}/`)).toMatchObject(renamed)
})

it('changing a name gives nobody more rights', async () => {
  const { creator } = await createHousehold()
  const path = `/api/user/${creator.id}/`
  await creator.patch(path, { is_superuser: true, is_staff: true, username: 'root', first_name: 'A' })
  expect(await creator.get(path)).toMatchObject({ is_superuser: false, is_staff: false, first_name: 'A' })
})

it('one sees the members of the space in the list only, and strangers nowhere', async () => {
  const { creator, join } = await createHousehold()
  const other = await createHousehold()
  const guest = await join('guest')
  const everybody = await guest.get<{ id: number }[]>('/api/user/')
  expect(everybody.map(({ id }) => id)).toEqual([creator.id, guest.id])
  expect((await guest.call('GET', `/api/user/${creator.id}/`)).status).toBe(403)
  expect((await guest.call('GET', `/api/user/${other.creator.id}/`)).status).toBe(404)
  for (const list of [`[${creator.id}]`, `${creator.id}`]) {
    expect(await guest.get(`/api/user/?filter_list=${encodeURIComponent(list)}`)).toMatchObject([{ id: creator.id }])
  }
  expect(await guest.get(`/api/user/?filter_list=${creator.id}&filter_list=${guest.id}`)).toHaveLength(2)
  expect((await guest.call('GET', '/api/user/?filter_list=x')).status).toBe(400)
})

it('what new foods inherit is what the person says, and what the space says until then', async () => {
  const { creator, join, space } = await createHousehold()
  const friend = await join('user')
  await creator.patch(`/api/space/${space}/`, { food_inherit: [1] })
  const path = `/api/user-preference/${creator.id}/`
  const all = await creator.get<{ food_inherit_default: object[] }>(path)
  expect(all.food_inherit_default).toMatchObject([{ id: 1 }])
  await creator.patch(path, all)
  await creator.patch(`/api/space/${space}/`, { food_inherit: [5] })
  expect(await creator.get(path)).toMatchObject({ food_inherit_default: [{ id: 5 }] })

  expect(await creator.patch(path, { food_inherit_default: [{ id: 2 }, 1, 99] })).toMatchObject({
    food_inherit_default: [{ id: 1 }, { id: 2 }],
  })
  expect(await creator.get(path)).toMatchObject({ food_inherit_default: [{ id: 1 }, { id: 2 }] })
  expect(await friend.get(`/api/user-preference/${friend.id}/`)).toMatchObject({ food_inherit_default: [{ id: 5 }] })
  expect(await creator.post('/api/food/', { name: 'Rye' })).toMatchObject({ inherit_fields: [{ id: 1 }, { id: 2 }] })
  expect(await creator.post('/api/food/', { name: 'Oats', inherit_fields: [] })).toMatchObject({ inherit_fields: [] })
  expect(await friend.post('/api/food/', { name: 'Barley' })).toMatchObject({ inherit_fields: [] })

  expect(await creator.patch(path, { food_inherit_default: null })).toMatchObject({ food_inherit_default: [{ id: 5 }] })
  expect(await creator.post('/api/food/', { name: 'Spelt' })).toMatchObject({ inherit_fields: [] })
})

it('a change of settings that another device overtook is refused, so that it can be made again on what is there', async () => {
  const { creator } = await createHousehold()
  const path = `/api/user-preference/${creator.id}/`
  const before = (await creator.call('GET', path)).headers.get('etag') ?? ''
  await creator.patch(path, { use_kj: true })
  const late = await creator.call('PATCH', path, { use_fractions: true }, { 'if-match': before })
  expect(late.status).toBe(412)
  expect(await creator.get(path)).toMatchObject({ use_kj: true, use_fractions: false })
})

it('one request tells a page also what the person set for this space alone', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('user')
  await creator.patch(`/api/user-preference/${creator.id}/`, { plan_share: [friend.id], nav_show_logo: false })
  expect(await creator.get('/api/session/')).toMatchObject({
    preference: { plan_share: [{ id: friend.id }], shopping_share: [], image: null, nav_show_logo: false },
  })
})
