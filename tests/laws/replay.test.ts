import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { Database } from '#worker/kernel/database.ts'
import { rebuild, snapshot } from '#worker/kernel/replay.ts'
import { databaseNamed } from '#worker/kernel/shards.ts'
import { modules, project } from '#worker/registry.ts'
import { creatable } from './document.ts'
import { liveIn, openHousehold, samples } from './samples.ts'

const tables = modules.flatMap((one) => one.tables ?? [])
const directoryTables = modules.flatMap((one) => one.directoryTables ?? [])

it('what replay builds is what was there', async () => {
  const kinds = await creatable()
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  const me = home.creator
  for (const kind of kinds) await me.call('PATCH', `/api/${kind}/${made[kind]}/`, samples[kind]?.(made).patch)
  const foods = [made['food'], (await me.post<{ id: number }>('/api/food/', { name: 'cheese' })).id]
  await me.call('PUT', '/api/food/batch_update/', {
    foods,
    substitute_add: foods,
    inherit_fields_set: [1, 2],
    ignore_shopping: true,
    on_hand: true,
    parent_set: (await me.post<{ id: number }>('/api/food/', { name: 'dairy' })).id,
  })
  await me.call('POST', '/api/reset-food-inheritance/', {})
  for (const kind of ['unit', 'keyword', 'property-type', 'food', 'supermarket-category']) {
    const twin = await me.post<{ id: number }>(`/api/${kind}/`, { name: `another ${kind}` })
    const third = await me.post<{ id: number }>(`/api/${kind}/`, { name: `third ${kind}` })
    if (kind === 'keyword' || kind === 'food') await me.call('PUT', `/api/${kind}/${twin.id}/move/${third.id}/`, {})
    await me.call('PUT', `/api/${kind}/${made[kind]}/merge/${twin.id}/`, {})
    await me.call('DELETE', `/api/${kind}/${third.id}/`)
  }
  await me.call('PUT', `/api/recipe/${made['recipe']}/shopping/`, { servings: 8 })
  const { results } = await me.get<{ results: { id: number }[] }>('/api/shopping-list-entry/')
  await me.post('/api/shopping-list-entry/bulk/', { ids: results.slice(0, 2).map(({ id }) => id), checked: true })
  const gone = await me.call('DELETE', `/api/recipe/${made['recipe']}/`)
  expect(gone.status).toBe(204)
  await me.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})

  for (const [name, of] of [
    [home.shard, tables],
    ['DIRECTORY', directoryTables],
  ] as const) {
    const db = new Database(name, databaseNamed(env, name))
    const live = await snapshot(db, home.space, of)
    expect(await rebuild(db, home.space, of, project)).toBeGreaterThan(0)
    expect(await snapshot(db, home.space, of)).toEqual(live)
  }
})
