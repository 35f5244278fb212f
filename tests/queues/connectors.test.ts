import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { connected, eventsOf, holdConnectors } from '#tests/todo/connector.fixture.ts'

holdConnectors()

it('what is on either list comes to the other, once, and a look at rest is one request', async () => {
  const home = await createHousehold()
  const { run, list, change, texts, entries, read, set, row } = await connected(home)
  await list('Milk', { amount: 1.5, unit: { name: 'litre' } })
  await home.creator.post('/api/food/', { name: 'Egg', plural_name: 'Eggs' })
  await change((items) => [
    ...items,
    { uid: 'a', summary: '6 eggs', status: 'needs_action' },
    { uid: 'b', summary: 'Oat flakes', status: 'needs_action' },
    { uid: 'c', summary: 'Bought before', status: 'completed' },
  ])
  await run()
  expect(await texts()).toEqual(['6 eggs', 'Bought before ✓', 'Milk (1.5 litre)', 'Oat flakes'])
  expect(await entries()).toEqual(['1 Oat flakes', '1.5 litre Milk', '6 Egg'])
  await set({ requests: [] })
  const before = (await eventsOf(home, 'connector-config.synced')).length
  await run()
  expect((await read()).requests.map(({ service }) => service)).toEqual(['get_items'])
  expect(await eventsOf(home, 'connector-config.synced')).toHaveLength(before)
  expect(await row()).toMatchObject({ state: 'ok', last_error: null, last_synced: expect.any(String) })
})

it('ticks, amounts, names and deletions go both ways', async () => {
  const home = await createHousehold()
  const { run, list, change, texts, entries } = await connected(home)
  const milk = await list('Milk', { amount: 1, unit: { name: 'l' } })
  const bread = await list('Bread')
  const rice = await list('Rice')
  await list('Salt')
  await run()
  await home.creator.patch(`/api/shopping-list-entry/${bread.id}/`, { checked: true })
  await home.creator.patch(`/api/shopping-list-entry/${milk.id}/`, { amount: 2 })
  await home.creator.call('DELETE', `/api/shopping-list-entry/${rice.id}/`)
  await change((items) =>
    items.map((item) =>
      item.summary === 'Salt'
        ? { ...item, status: 'completed' }
        : item.summary === 'Milk (1 l)'
          ? { ...item, summary: 'Oat milk (1 l)' }
          : item,
    ),
  )
  await run()
  expect(await texts()).toEqual(['Bread ✓', 'Oat milk (2 l)', 'Salt ✓'])
  expect(await entries()).toEqual(['2 l Oat milk', 'Bread ✓', 'Salt ✓'])
  await change((items) => items.filter(({ summary }) => !summary.startsWith('Oat')))
  await run()
  expect(await entries()).toEqual(['Bread ✓', 'Salt ✓'])
})

it('one way, as clients of old ask for it, sends text and description and takes nothing back', async () => {
  const home = await createHousehold()
  const fields = { on_shopping_list_entry_created_enabled: true, on_shopping_list_entry_deleted_enabled: true }
  const { run, list, change, read, entries } = await connected(home, fields)
  const milk = await list('Milk', { amount: 1.5, unit: { name: 'litre' } })
  await run()
  const [added] = (await read()).requests.filter(({ service }) => service === 'add_item')
  expect(added?.data).toEqual({ item: 'Milk (1.5 litre)', description: expect.stringMatching(/^From Larder, by /) })
  await change((items) => [
    ...items.map((item) => ({ ...item, summary: 'Wine' })),
    { uid: 'x', summary: 'Beer', status: 'needs_action' },
  ])
  await home.creator.patch(`/api/shopping-list-entry/${milk.id}/`, { checked: true })
  await run()
  expect(await entries()).toEqual(['1.5 litre Milk ✓'])
  expect((await read()).items.map(({ summary, status }) => `${summary} ${status}`)).toEqual([
    'Wine needs_action',
    'Beer needs_action',
  ])
  await home.creator.call('DELETE', `/api/shopping-list-entry/${milk.id}/`)
  await run()
  expect((await read()).items.map(({ summary }) => summary)).toEqual(['Beer'])
})

it('a list without descriptions gets none', async () => {
  const home = await createHousehold()
  const { run, list, set, texts } = await connected(home)
  await set({ features: 7 })
  await list('Milk')
  await run()
  expect(await texts()).toEqual(['Milk'])
})

it('only what is on its named list goes there, and what comes from there is put on it', async () => {
  const home = await createHousehold()
  const named = await home.creator.post<{ id: number }>('/api/shopping-list/', { name: 'Market' })
  const { run, list, change, texts, path } = await connected(home)
  await home.creator.patch(path, { shopping_list: named.id })
  const leek = await list('Leek', { shopping_lists: [{ id: named.id }] })
  await list('Soap')
  await change((items) => [...items, { uid: 'a', summary: 'Radish', status: 'needs_action' }])
  await run()
  expect(await texts()).toEqual(['Leek', 'Radish'])
  const { results } = await home.creator.get<{
    results: { food: { name: string }; shopping_lists: { name: string }[] }[]
  }>('/api/shopping-list-entry/')
  expect(results.find(({ food }) => food.name === 'Radish')?.shopping_lists).toMatchObject([{ name: 'Market' }])
  await home.creator.patch(`/api/shopping-list-entry/${leek.id}/`, { shopping_lists: [] })
  await run()
  expect(await texts()).toEqual(['Radish'])
})
