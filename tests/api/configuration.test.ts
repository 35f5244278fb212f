import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'

interface Row {
  id: number
}

const status = async (person: TestPerson, method: string, target: string, body?: object) =>
  (await person.call(method, target, body)).status

it('a connector starts enabled, sends nothing by itself, and is visible to admins only', async () => {
  const home = await createHousehold()
  const made = await home.creator.post<Row>('/api/connector-config/', {
    name: 'Home',
    token: 'word',
    todo_entity: 'todo.x',
  })
  expect(made).toEqual({
    id: made.id,
    name: 'Home',
    type: 'HomeAssistant',
    url: null,
    username: null,
    todo_entity: 'todo.x',
    list: null,
    shopping_list: null,
    two_way: false,
    enabled: true,
    on_shopping_list_entry_created_enabled: false,
    on_shopping_list_entry_updated_enabled: false,
    on_shopping_list_entry_deleted_enabled: false,
    supports_description_field: true,
    created_by: home.creator.id,
    has_token: true,
    state: 'ok',
    state_message: null,
    last_synced: null,
    last_error: null,
    last_error_code: null,
  })
  const one = `/api/connector-config/${made.id}/`
  expect(await status(await home.join('admin'), 'PATCH', one, { enabled: false })).toBe(200)
  for (const person of [await home.join('user'), await home.join('guest'), stranger]) {
    for (const target of [one, '/api/connector-config/', `${one}protecting/`]) {
      expect(await status(person, 'GET', target)).toBe(403)
    }
    expect(await status(person, 'PATCH', one, { name: 'x' })).toBe(403)
  }
  const other = await createHousehold()
  for (const target of [one, `${one}nulling/`]) expect(await status(other.creator, 'GET', target)).toBe(404)
  const wrong = { name: 'x', type: 'Toaster', todo_entity: 'x'.repeat(129), token: 'x'.repeat(513) }
  const refused = await home.creator.call('POST', '/api/connector-config/', wrong)
  expect(Object.keys(await refused.json<object>())).toEqual(expect.arrayContaining(['type', 'todo_entity', 'token']))
})

it('every user of the space reads import logs, whose keyword follows merges and deletions', async () => {
  const home = await createHousehold()
  const log = await home.creator.post<Row>('/api/import-log/', { type: 'PAPRIKA' })
  expect(log).toMatchObject({ msg: '', running: true, total_recipes: 0, imported_recipes: 0, keyword: null })
  const [batch, other] = [
    await home.creator.post<Row>('/api/keyword/', { name: 'Import 1' }),
    await home.creator.post<Row>('/api/keyword/', { name: 'Old books' }),
  ]
  await env[home.shard as 'SPACES_00']
    .prepare('UPDATE import_log SET keyword = ?3 WHERE space_id = ?1 AND id = ?2')
    .bind(home.space, log.id, batch.id)
    .run()
  const user = await home.join('user')
  const one = `/api/import-log/${log.id}/`
  expect(await user.patch(one, { running: false, imported_recipes: 3 })).toMatchObject({
    running: false,
    imported_recipes: 3,
    created_by: home.creator.id,
    keyword: { id: batch.id, name: 'Import 1', label: 'Import 1' },
  })
  await user.call('PUT', `/api/keyword/${batch.id}/merge/${other.id}/`, {})
  expect(await user.get(one)).toMatchObject({ keyword: { name: 'Old books' } })
  expect(await user.get(`/api/keyword/${other.id}/nulling/`)).toMatchObject({
    results: [{ id: log.id, model: 'ImportLog', name: expect.stringContaining('PAPRIKA 2') }],
  })
  await user.call('DELETE', `/api/keyword/${other.id}/`)
  expect(await user.get(one)).toMatchObject({ keyword: null })
  expect(await status(await home.join('guest'), 'GET', one)).toBe(403)
  expect(await status((await createHousehold()).creator, 'GET', one)).toBe(404)
})

it('export logs are visible only to the person who asked for the export, guests included', async () => {
  const home = await createHousehold()
  const guest = await home.join('guest')
  const log = await guest.post<Row>('/api/export-log/', { type: 'DEFAULT', cache_duration: 600 })
  expect(log).toMatchObject({ created_by: guest.id, cache_duration: 600, possibly_not_expired: true, running: true })
  const one = `/api/export-log/${log.id}/`
  expect(await guest.patch(one, { possibly_not_expired: false })).toMatchObject({ possibly_not_expired: false })
  for (const person of [home.creator, await home.join('user')]) {
    expect(await person.get('/api/export-log/')).toMatchObject({ count: 0 })
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect(await status(person, method, one, method === 'PATCH' ? { msg: 'x' } : undefined)).toBe(404)
    }
    const feed = await person.get<{ results: { stream: string }[] }>('/api/event/')
    expect(feed.results.map(({ stream }) => stream)).not.toContain(`export-log:${log.id}`)
  }
  expect(await status(guest, 'DELETE', one)).toBe(204)
})
