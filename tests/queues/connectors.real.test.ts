import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { connected, holdConnectors } from '#tests/todo/connector.fixture.ts'

holdConnectors()

const real = inject('realHomeAssistant')

/** Named by HOME_ASSISTANT_URL, HOME_ASSISTANT_TOKEN and HOME_ASSISTANT_LIST, it is asked; its list is emptied first. */
it.skipIf(real === null)('a Home Assistant that really runs stays equal both ways', async () => {
  if (!real) return
  Object.assign(env, { FETCH_ALLOW: `${env.FETCH_ALLOW} ${real.url}` })
  const ask = async (service: string, data: object, returns = '') => {
    const answer = await fetch(`${real.url}/api/services/todo/${service}${returns}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${real.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entity_id: real.entity, ...data }),
    })
    return answer.json<{
      service_response: Record<
        string,
        { items: { uid: string; summary: string; status: string; description?: string }[] }
      >
    }>()
  }
  const items = async () => (await ask('get_items', {}, '?return_response')).service_response[real.entity]?.items ?? []
  const texts = async () =>
    (await items()).map(({ summary, status }) => (status === 'completed' ? `${summary} ✓` : summary)).sort()
  for (const { uid } of await items()) await ask('remove_item', { item: [uid] })
  const home = await createHousehold()
  const { run, list, entries, row, path } = await connected(home, {
    url: `${real.url}/api/`,
    token: real.token,
    todo_entity: real.entity,
    two_way: true,
    on_shopping_list_entry_created_enabled: true,
    on_shopping_list_entry_updated_enabled: true,
    on_shopping_list_entry_deleted_enabled: true,
  })
  const lists = await home.creator.post<{ lists: { id: string }[] }>(`${path}test/`, {})
  expect(lists.lists.map(({ id }) => id)).toContain(real.entity)
  const milk = await list('Milk', { amount: 1.5, unit: { name: 'litre' } })
  const bread = await list('Bread')
  await ask('add_item', { item: '6 eggs' })
  await run()
  expect(await row()).toMatchObject({ state: 'ok', last_error: null })
  expect(await texts()).toEqual(['6 eggs', 'Bread', 'Milk (1.5 litre)'])
  expect((await items()).find(({ summary }) => summary === 'Bread')?.description).toMatch(/^From Larder, by /)
  await home.creator.patch(`/api/shopping-list-entry/${milk.id}/`, { amount: 2 })
  await home.creator.patch(`/api/shopping-list-entry/${bread.id}/`, { checked: true })
  await ask('update_item', { item: '6 eggs', rename: 'Organic eggs (12)' })
  await ask('update_item', { item: 'Milk (1.5 litre)', status: 'completed' })
  await run()
  expect(await texts()).toEqual(['Bread ✓', 'Milk (2 litre) ✓', 'Organic eggs (12)'])
  expect(await entries()).toEqual(['12 Organic eggs', '2 litre Milk ✓', 'Bread ✓'])
  await ask('remove_item', { item: ['Organic eggs (12)'] })
  await home.creator.call('DELETE', `/api/shopping-list-entry/${bread.id}/`)
  await run()
  expect(await texts()).toEqual(['Milk (2 litre) ✓'])
  expect(await entries()).toEqual(['2 litre Milk ✓'])
})
