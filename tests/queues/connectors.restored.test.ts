import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { database } from '#tests/todo/connector.fixture.ts'
import {
  connectTo,
  entriesOf,
  holdServices,
  openList,
  runs,
  secretOf,
  serviceNames,
  type OpenList,
} from '#tests/todo/service.fixture.ts'
import { holdQueue } from './from-files.fixture.ts'
import { madeBy, makeArchive, restore, shardOf } from './archive.fixture.ts'

holdServices()
holdQueue()

const list = (home: TestHousehold, name: string) =>
  home.creator.post<{ id: number }>('/api/shopping-list-entry/', { food: { name }, amount: 0 })

const here = async (home: TestHousehold) =>
  (await entriesOf(home)).map(({ food, checked }) => food.name + (checked ? ' ✓' : '')).sort()

// What is put back there says how many of it are wanted.
const there = async (shop: OpenList) =>
  (await shop.items()).map(({ name, done }) => name.replace(' (1)', '') + (done ? ' ✓' : '')).sort()

const idThere = async (shop: OpenList, name: string) =>
  (await shop.items()).find((item) => item.name === name)?.id ?? ''

async function settled(connector: { run(): Promise<void> }) {
  for (let n = 0; n < 4; n++) await connector.run()
}

/** Milk, Bread, Rice and Eggs are on both lists. */
async function shopping(service: string) {
  const home = await createHousehold()
  const shop = await openList(service)
  const connector = await connectTo(home, shop)
  await list(home, 'Milk')
  const bread = await list(home, 'Bread')
  const rice = await list(home, 'Rice')
  await shop.add('Eggs')
  await settled(connector)
  expect(await there(shop)).toEqual(['Bread', 'Eggs', 'Milk', 'Rice'])
  return { home, shop, connector, bread, rice }
}

/** What happens after the backup, on both sides. */
async function goesOn({ home, shop, connector, bread, rice }: Awaited<ReturnType<typeof shopping>>) {
  await list(home, 'Salt')
  await shop.add('Tea')
  await shop.change(await idThere(shop, 'Eggs'), { name: 'Duck eggs' })
  await home.creator.call('DELETE', `/api/shopping-list-entry/${bread.id}/`)
  await home.creator.patch(`/api/shopping-list-entry/${rice.id}/`, { checked: true })
  await settled(connector)
  expect(await there(shop)).toEqual(['Duck eggs', 'Milk', 'Rice ✓', 'Salt', 'Tea'])
}

for (const service of serviceNames.filter((name) => name !== 'Radicale')) {
  it(`a list of ${service} that comes back from a backup loses nothing that was added since, and doubles nothing`, async () => {
    const scene = await shopping(service)
    const { home, shop, connector } = scene
    await shop.backUp()
    await goesOn(scene)
    await shop.restore()
    if (service === 'GoogleTasks') await aDayLater(home)
    await settled(connector)
    const names = (await here(home)).filter((name) => !name.startsWith('Rice'))
    expect(names).toEqual(['Bread', 'Eggs', 'Milk', 'Salt', 'Tea'])
    expect((await there(shop)).filter((name) => !name.startsWith('Rice'))).toEqual(names)
    expect((await there(shop)).filter((name) => name.startsWith('Rice'))).toHaveLength(1)
  })

  it(`a space that comes back from an archive is in step with ${service} again, nothing lost, nothing doubled`, async () => {
    const scene = await shopping(service)
    const { home, shop } = scene
    const { bytes } = await makeArchive(home)
    await goesOn(scene)
    const elsewhere = await createHousehold()
    const job = await restore(elsewhere, bytes, { name: 'Cabin', me: home.creator.id })
    const space = madeBy(job)
    await elsewhere.creator.post(`/api/switch-active-space/${space}/`, {})
    const cabin = { ...elsewhere, space, shard: await shardOf(space) }
    const connector = { ...scene.connector, ...runs(cabin, scene.connector.id) }
    // Secrets are in no archive.
    await cabin.creator.post(`${connector.path}sync/`, {})
    await connector.run()
    expect(await connector.row()).toMatchObject({ state: 'incomplete' })
    await cabin.creator.patch(connector.path, { token: secretOf(service) })
    await settled(connector)
    const open = (names: string[]) => names.filter((name) => !name.endsWith('✓'))
    // Google names what was deleted since; elsewhere nobody knows, and it is put back.
    const wanted = [...(service === 'GoogleTasks' ? [] : ['Bread']), 'Duck eggs', 'Milk', 'Salt', 'Tea']
    expect(open(await here(cabin))).toEqual(wanted)
    expect(open(await there(shop))).toEqual(wanted)
    expect(await here(cabin)).toContain('Rice ✓')
    expect(await connector.row()).toMatchObject({ state: 'ok', last_error: null })
  })
}

/** Google tells of no change that has an old time, so that all of the list is looked at once a day. */
async function aDayLater(home: TestHousehold) {
  await database(home)
    .prepare(
      `UPDATE connector_round SET cursor = substr(cursor, 1, 24) || ' 2026-01-01T00:00:00.000Z' WHERE space_id = ?1`,
    )
    .bind(home.space)
    .run()
}
