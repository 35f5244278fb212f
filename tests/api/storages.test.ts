import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { createStorage, createRecipeImport, type StorageRow, type StoragePage } from '#tests/storages.fixture.ts'

const outside = [
  '../../etc/passwd',
  'Recipes/../../secret',
  '..',
  '/../etc/passwd',
  '//../host',
  '\\\\host\\share',
  'C:\\Windows',
  'file:///etc/passwd',
  '~/recipes',
  '%2e%2e/secret',
  '%2Fetc%2Fpasswd',
  '%252e%252e/secret',
  'Recipes/．．/secret',
  'Recipes/.. /secret',
  'a\nb',
]

it('no path leads out of a storage', async () => {
  const { creator } = await createHousehold()
  const { id } = await createStorage(creator)
  const ways = [
    ['/api/storage/', { name: 'x' }, 'path'],
    ['/api/sync/', { storage: id }, 'path'],
    ['/api/recipe-import/', { storage: id, name: 'x' }, 'file_path'],
  ] as const
  for (const [target, body, field] of ways) {
    for (const path of outside) {
      const answer = await creator.call('POST', target, { ...body, [field]: path })
      expect(answer.status, `${target} ${path}`).toBe(400)
      expect(await answer.json()).toHaveProperty(field)
    }
    const made = await creator.post<StorageRow>(target, { ...body, [field]: 'Recipes 50%/früh … spät/' })
    expect((await creator.call('PATCH', `${target}${made.id}/`, { [field]: '../x' })).status).toBe(400)
    expect(await creator.get(`${target}${made.id}/`)).toMatchObject({ [field]: 'Recipes 50%/früh … spät/' })
  }
})

it('a leading slash means the root of the storage, as its path does without one', async () => {
  const { creator } = await createHousehold()
  const { id } = await createStorage(creator)
  for (const [target, body, field] of [
    ['/api/storage/', { name: 'Attic' }, 'path'],
    ['/api/sync/', { storage: id }, 'path'],
    ['/api/recipe-import/', { storage: id, name: 'x' }, 'file_path'],
  ] as const) {
    for (const path of ['/Recipes/soup', '//Recipes/soup', ' /Recipes/soup']) {
      expect(await creator.post<StorageRow>(target, { ...body, [field]: path })).toMatchObject({
        [field]: 'Recipes/soup',
      })
    }
  }
})

it('files of the server itself are no storage', async () => {
  const { creator } = await createHousehold()
  const answer = await creator.call('POST', '/api/storage/', { name: 'Disk', method: 'LOCAL', path: 'recipes' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ method: ['"LOCAL" is not a valid choice.'] })
  const { id } = await createStorage(creator)
  expect((await creator.call('PATCH', `/api/storage/${id}/`, { method: 'LOCAL' })).status).toBe(400)
})

it('only admins see and change storages, and nobody those of another space', async () => {
  const home = await createHousehold()
  const { id } = await createStorage(home.creator)
  const sync = await home.creator.post<StorageRow>('/api/sync/', { storage: { id, name: 'ignored' }, path: 'Recipes' })
  const file = await createRecipeImport(home.creator, id)
  const targets = [`/api/storage/${id}/`, `/api/sync/${sync.id}/`, `/api/recipe-import/${file.id}/`]
  const admin = await home.join('admin')
  for (const target of targets) expect((await admin.call('GET', target)).status).toBe(200)
  for (const person of [await home.join('user'), await home.join('guest'), stranger]) {
    for (const target of [...targets, '/api/storage/', '/api/sync/', '/api/sync-log/', '/api/recipe-import/']) {
      expect((await person.call('GET', target)).status, target).toBe(403)
    }
    expect((await person.call('POST', `/api/recipe-import/${file.id}/import_recipe/`, {})).status).toBe(403)
    expect((await person.call('POST', '/api/recipe-import/import_all/', {})).status).toBe(403)
  }
  const other = await createHousehold()
  for (const target of targets) {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect((await other.creator.call(method, target, method === 'PATCH' ? {} : undefined)).status).toBe(404)
    }
  }
  expect((await other.creator.call('POST', `/api/recipe-import/${file.id}/import_recipe/`, {})).status).toBe(404)
  expect(await other.creator.post('/api/recipe-import/import_all/', {})).toMatchObject({ imported: 0 })
  const stolen = await other.creator.call('POST', '/api/sync/', { storage: id, path: 'Recipes' })
  expect(await stolen.json()).toMatchObject({ storage: [`Invalid pk "${id}" - object does not exist.`] })
  expect(await admin.get('/api/recipe-import/')).toMatchObject({ count: 1 })
})

it('a sync shows its storage without changing it', async () => {
  const { creator } = await createHousehold()
  const { id } = await createStorage(creator, { username: 'ada', password: 'sesame' })
  const sync = await creator.post('/api/sync/', { storage: { id, name: 'Renamed', password: 'x' }, path: 'Recipes' })
  expect(sync).toMatchObject({
    storage: { id, name: 'Cloud', username: 'ada', has_password: true, has_token: false },
    path: 'Recipes',
    active: true,
    last_checked: null,
  })
  expect(JSON.stringify(sync)).not.toContain('sesame')
  for (const body of [{ storage: id }, { storage: id, path: '' }, { path: 'x' }, { storage: null, path: 'x' }]) {
    expect((await creator.call('POST', '/api/sync/', body)).status).toBe(400)
  }
})

it('a storage in use is not deleted, and says what uses it', async () => {
  const { creator } = await createHousehold()
  const { id } = await createStorage(creator)
  const sync = await creator.post<StorageRow>('/api/sync/', { storage: id, path: 'Recipes' })
  const file = await createRecipeImport(creator, id)
  const imported = await createRecipeImport(creator, id, { name: 'Stew' })
  const recipe = await creator.post<StorageRow>(`/api/recipe-import/${imported.id}/import_recipe/`, {})
  expect((await creator.get<StoragePage>(`/api/storage/${id}/protecting/`)).results).toEqual([
    { id: recipe.id, model: 'Recipe', name: 'Stew' },
    { id: file.id, model: 'RecipeImport', name: 'Soup' },
    { id: sync.id, model: 'Sync', name: 'Recipes' },
  ])
  const refused = await creator.call('DELETE', `/api/storage/${id}/`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: true, msg: expect.stringContaining('1 sync') })
  for (const target of [`/api/sync/${sync.id}/`, `/api/recipe-import/${file.id}/`, `/api/recipe/${recipe.id}/`]) {
    expect((await creator.call('DELETE', target)).status).toBe(204)
  }
  expect((await creator.call('DELETE', `/api/storage/${id}/`)).status).toBe(204)
})

it('deleting a sync deletes what it found, and restoring it restores that', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { id } = await createStorage(creator)
  const sync = await creator.post<StorageRow>('/api/sync/', { storage: id, path: 'Recipes' })
  const at = '2026-11-28T04:00:00.000Z'
  await env[home.shard as 'SPACES_00']
    .prepare(`INSERT INTO sync_log (space_id, id, version, created_at, updated_at, sync, status, msg)
      VALUES (?1, 1, 0, ?2, ?2, ?3, 'SUCCESS', 'Imported 2 recipes')`)
    .bind(home.space, at, sync.id)
    .run()
  expect(await creator.get('/api/sync-log/')).toMatchObject({
    results: [
      { id: 1, status: 'SUCCESS', msg: 'Imported 2 recipes', created_at: at, sync: { id: sync.id, storage: { id } } },
    ],
  })
  expect(await creator.get('/api/sync-log/1/')).toMatchObject({ id: 1 })
  expect(await creator.get(`/api/sync/${sync.id}/cascading/`)).toMatchObject({
    results: [{ id: 1, model: 'SyncLog', name: 'SUCCESS 2026-11-28' }],
  })
  const gone = await creator.call('DELETE', `/api/sync/${sync.id}/`)
  expect(await creator.get('/api/sync-log/')).toMatchObject({ count: 0 })
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await creator.get('/api/sync-log/')).toMatchObject({ count: 1 })
})

it('a storage in use by a private recipe does not name it to others', async () => {
  const home = await createHousehold()
  const { id } = await createStorage(home.creator)
  const file = await createRecipeImport(home.creator, id, { name: 'Secret stew' })
  const { id: recipe } = await home.creator.post<StorageRow>(`/api/recipe-import/${file.id}/import_recipe/`, {})
  await home.creator.patch(`/api/recipe/${recipe}/`, { private: true })
  const admin = await home.join('admin')
  expect((await admin.get<StoragePage>(`/api/storage/${id}/protecting/`)).results).toEqual([
    { id: 0, model: 'Recipe', name: 'recipe' },
  ])
})

it('a reference that describes a new storage creates it, for people who may create one', async () => {
  const home = await createHousehold()
  const me = home.creator
  const described = { name: 'cloud', method: 'NEXTCLOUD', url: 'https://cloud.example.org', password: 'a secret' }
  const answer = await me.call('POST', '/api/sync/', { storage: { id: null, ...described }, path: 'Recipes' })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { id, storage } = await answer.json<{
    id: number
    storage: StorageRow & { created_by: number; has_password: boolean }
  }>()
  expect(storage).toMatchObject({ name: 'cloud', created_by: me.id, has_password: true })
  expect(await me.get(`/api/storage/${storage.id}/`)).toEqual(storage)
  const file = { name: 'Soup', file_path: '/soup.pdf', storage: { name: 'other' } }
  expect(await me.post('/api/recipe-import/', file)).toMatchObject({ storage: { name: 'other', method: 'DB' } })
  const third = { storage: { name: 'third' } }
  expect(await me.patch(`/api/sync/${id}/`, third)).toMatchObject(third)
  for (const bad of [{ method: 'NEXTCLOUD' }, { name: 'x', url: 'http://127.0.0.1/' }, { id: 99, name: 'x' }]) {
    expect((await me.call('POST', '/api/sync/', { storage: bad, path: 'x' })).status, JSON.stringify(bad)).toBe(400)
  }
  expect(await me.get('/api/storage/')).toMatchObject({ count: 3 })
  const mate = await home.join('user')
  expect((await mate.call('POST', '/api/sync/', { storage: described, path: 'x' })).status).toBe(403)
  await me.call('DELETE', `/api/sync/${id}/`)
  const again = await me.call('POST', '/api/sync/', { storage: described, path: 'Soups' })
  expect((await me.call('POST', `/api/command/${again.headers.get('x-command')}/undo/`, {})).status).toBe(200)
  expect(await me.get('/api/storage/')).toMatchObject({ count: 3 })
  expect(await replayDifferencesIn(home)).toEqual([])
})
