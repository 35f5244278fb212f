import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '#worker/auth/system-context.ts'
import { joinSpace } from '#worker/modules/members/join-space.ts'
import { modules } from '#worker/registry.ts'
import { manifest } from '#worker/modules/archive/format/manifest.contract.ts'
import { uploadPicture } from '#tests/picture.fixture.ts'
import { createHousehold, personWithToken, type TestHousehold, tokenFor } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { unzipped } from '#tests/zip.fixture.ts'
import { creatable } from '../laws/document.ts'
import { liveIn, openHousehold } from '../laws/live.samples.ts'
import { tablesThatDiffer } from './archive.compared.ts'
import { linesIn, madeBy, makeArchive, restore, shardOf } from './archive.fixture.ts'
import { holdQueue } from './from-files.fixture.ts'

holdQueue()

/** A household with a row of every kind, a picture that was replaced, links, secrets, two people, and a full trash. */
async function fullHousehold(): Promise<{ home: TestHousehold; recipe: number }> {
  const home = await openHousehold()
  const { creator } = home
  const made = await liveIn(home, await creatable())
  const recipe = Number(made['recipe'])
  const other = await home.join('user')
  await uploadPicture(creator, recipe)
  await uploadPicture(creator, recipe)
  await creator.get(`/api/share-link/${recipe}/`)
  await creator.patch(`/api/recipe/${recipe}/`, { private: true, shared: [{ id: other.id }] })
  await other.post('/api/recipe/', {
    name: 'Secret soup',
    private: true,
    steps: [{ instruction: 'Cook.', ingredients: [] }],
  })
  await other.post('/api/cook-log/', { recipe, rating: 5, comment: 'again' })
  await creator.post('/api/food/', { name: 'leek' })
  const leek = await creator.post<{ id: number }>('/api/food/', { name: 'leeks' })
  await creator.call('PUT', `/api/food/${made['food']}/merge/${leek.id}/`, {})
  await creator.call('DELETE', `/api/recipe-book/${made['recipe-book']}/`)
  await creator.call('PUT', `/api/recipe/${recipe}/shopping/`, { servings: 3 })
  return { home, recipe }
}

it('a space restored from its archive has the same rows and a log that replays to them', async () => {
  const { home, recipe } = await fullHousehold()
  const { archive, bytes } = await makeArchive(home)
  expect(archive.events).toBeGreaterThan(50)
  const elsewhere = await createHousehold()
  const job = await restore(elsewhere, bytes, { name: 'Cabin', me: home.creator.id })
  expect(job).toMatchObject({ state: 'done', failed: 0 })
  const space = madeBy(job)
  const place = { space, shard: await shardOf(space) }

  expect(await replayDifferencesIn(place)).toEqual([])
  const households = new Map(job.details['households'] as [number, number][])
  const world = { space, me: { was: home.creator.id, is: elsewhere.creator.id }, households, salt: '' }
  expect(await tablesThatDiffer({ ...home, archive: archive.id }, place, world)).toEqual([])

  const { creator } = elsewhere
  await creator.post(`/api/switch-active-space/${space}/`, {})
  const shown = await creator.get<{ name: string; image: string; created_by: { id: number } }>(`/api/recipe/${recipe}/`)
  expect(shown).toMatchObject({ name: 'Pancakes', created_by: { id: creator.id } })
  const address = new URL(shown.image)
  expect(address.pathname).toMatch(new RegExp(`^/media/${space}/recipe/`))
  expect((await creator.call('GET', address.pathname + address.search)).status).toBe(200)
  const { results } = await creator.get<{ results: { version: number }[] }>(`/api/recipe/${recipe}/history/`)
  expect(results.length).toBeGreaterThan(2)
  const next = await creator.post<{ id: number }>('/api/food/', { name: 'never seen before' })
  expect(next.id).toBeGreaterThan(0)
})

it('what an archive says is what is in it, and nothing that was sealed', async () => {
  const { home } = await fullHousehold()
  const { archive, bytes } = await makeArchive(home)
  const files = await unzipped(bytes)
  const said = manifest.parse(JSON.parse(new TextDecoder().decode(files.get('manifest.json'))))
  for (const { path, count, bytes: size } of said.parts) {
    expect(files.get(path)?.length, path).toBe(size)
    expect(new TextDecoder().decode(files.get(path)).split('\n').length - 1, path).toBe(count)
  }
  expect(said.log.events).toBe(archive.events)
  expect(said.files.count).toBe(archive.files)
  expect(archive.files).toBe(3)
  const all = [...files].map(([, content]) => new TextDecoder('latin1').decode(content)).join('\n')
  for (const secret of ['a token', 'a word', 'a key']) expect(all.includes(`"${secret}"`), secret).toBe(false)
  expect(/"v1\.[\w+/=]+\.[\w+/=]+"/.test(all)).toBe(false)
  const recipes = await linesIn(bytes, /^rows\/recipe\.jsonl$/)
  expect(recipes.map(({ name }) => name)).toContain('Pancakes')
  const tables = await linesIn(bytes, /^files\/(?:recipes|uploads)-/)
  expect(tables.every(({ path }) => files.has(String(path)))).toBe(true)
})

it('an archive is of the moment at which it was asked for', async () => {
  const home = await createHousehold()
  await home.creator.post('/api/food/', { name: 'salt' })
  const { bytes } = await makeArchive(home)
  const events = await linesIn(bytes, /^events\//)
  expect(events.some(({ type }) => type === 'job.asked')).toBe(false)
  expect(events.filter(({ type }) => type === 'food.created')).toHaveLength(1)
})

it('an archive is for the owner, and for whoever has its address', async () => {
  const home = await createHousehold()
  const { archive, bytes } = await makeArchive(home)
  const admin = await home.join('admin')
  expect((await admin.call('GET', `/api/archive/${archive.id}/download/`)).status).toBe(403)
  expect((await admin.call('POST', '/api/archive/start/', {})).status).toBe(403)
  const stranger = personWithToken(0, '')
  const { pathname, search } = new URL(String(archive.download))
  const part = await stranger.fetch(pathname + search, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20))
  expect((await stranger.fetch(`${pathname}${search}0`, {})).status).toBe(404)
  const other = await createHousehold()
  expect((await other.creator.call('GET', `/api/archive/${archive.id}/download/`)).status).toBe(404)
  expect((await home.creator.call('DELETE', `/api/archive/${archive.id}/`)).status).toBe(204)
  expect((await stranger.fetch(pathname + search, {})).status).toBe(404)
})

it('whoever is not restored keeps a name and gets no rights', async () => {
  const { home } = await fullHousehold()
  const { bytes } = await makeArchive(home)
  const elsewhere = await createHousehold()
  const job = await restore(elsewhere, bytes, { me: null })
  const space = madeBy(job)
  const token = await tokenFor(home.creator.id)
  expect(
    (await personWithToken(home.creator.id, token).call('POST', `/api/switch-active-space/${space}/`, {})).status,
  ).toBe(404)
  await elsewhere.creator.post(`/api/switch-active-space/${space}/`, {})
  const { results } = await elsewhere.creator.get<{ results: { id: number }[] }>('/api/user-space/')
  expect(results).toHaveLength(1)
  expect(await replayDifferencesIn({ space, shard: await shardOf(space) })).toEqual([])
})

it('who comes later is recognized, and what they wrote in the archive is theirs', async () => {
  const { home, recipe } = await fullHousehold()
  const elsewhere = await createHousehold()
  const job = await restore(elsewhere, (await makeArchive(home)).bytes, { me: null })
  const space = madeBy(job)
  const place = { space, shard: await shardOf(space) }
  const { creator } = elsewhere
  await creator.post(`/api/switch-active-space/${space}/`, {})
  const person = -home.creator.id
  const awaited = await creator.get<{ id: number }[]>('/api/archive-people/')
  expect(awaited.map(({ id }) => id)).toContain(person)
  expect((await creator.call('POST', '/api/archive-people/', { person, user: home.creator.id })).status).toBe(404)

  await joinSpace(systemContext(env, new Date().toISOString()), { space, user: home.creator.id, role: 'user' })
  const left = await creator.post<{ id: number }[]>('/api/archive-people/', { person, user: home.creator.id })
  expect(left.map(({ id }) => id)).not.toContain(person)
  const db = place.shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  const made = await db
    .prepare('SELECT created_by FROM recipe WHERE space_id = ? AND id = ?')
    .bind(space, recipe)
    .first('created_by')
  expect(made).toBe(home.creator.id)
  for (const table of modules.flatMap(({ tables = [] }) => tables)) {
    const name = getTableName(table)
    if (name === 'member' || name === 'row_copy') continue
    const { results } = await db.prepare(`SELECT * FROM "${name}" WHERE space_id = ?`).bind(space).all()
    const still = results.filter((row) =>
      Object.values(row).some((value) => value === person || String(value).includes(`[${person}]`)),
    )
    expect(still, name).toEqual([])
  }
  expect(await replayDifferencesIn(place)).toEqual([])
  expect((await creator.call('POST', '/api/archive-people/', { person, user: home.creator.id })).status).toBe(404)
})
