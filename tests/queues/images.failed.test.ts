import { expect, it } from 'vitest'
import { consume } from '#queues/index.ts'
import { runReactor } from '#queues/run-reactor.ts'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { holdQueue, work } from './from-files.fixture.ts'
import { asking, host, message, outcomeOf, shard, stored, world } from './picture.fixture.ts'

holdQueue()

interface Shown {
  image: string | null
  image_failure: { reason: string; url: string | null; choices: string[] } | null
}
const shown = (person: TestPerson, id: number) => person.get<Shown>(`/api/recipe/${id}/`)
const failure = async (person: TestPerson, id: number) => (await shown(person, id)).image_failure
const failedTimes = async (home: TestHousehold, id: number) =>
  shard(home)
    .prepare("SELECT count(*) AS n FROM event WHERE space_id = ?1 AND stream = ?2 AND type = 'recipe.image_failed'")
    .bind(home.space, `recipe:${id}`)
    .first<number>('n')

it.each([
  ['/status/404', 'not_found'],
  ['/status/410', 'not_found'],
  ['/status/403', 'refused'],
  ['/words.jpg', 'not_a_picture'],
  [`/to/${encodeURIComponent('http://169.254.169.254/pie.jpg')}`, 'address_not_allowed'],
])('a picture at %s is given up at once, and the recipe says why: %s', async (path, reason) => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, path)
  await consume(message('events', pointer), world)
  expect(await failure(home.creator, id)).toEqual({ reason, url: `${host}${path}`, choices: [] })
  expect(await outcomeOf(home, pointer)).toMatchObject({ outcome: 'dead' })
})

it('a host that stays down is told of after five attempts, not before', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/down.jpg')
  for (let attempt = 1; attempt <= 4; attempt++) await consume(message('events', pointer, attempt), world)
  expect(await failure(home.creator, id)).toBeNull()
  await consume(message('events', pointer, 5), world)
  expect(await failure(home.creator, id)).toMatchObject({ reason: 'server_failed' })
})

it('a fetch that was always cut off is told of when the queue gives it up', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/down.jpg')
  await consume(message('events-dead', pointer), world)
  expect(await failure(home.creator, id)).toMatchObject({ reason: 'unknown' })
})

it('a failure that is delivered again, also after somebody dismissed it, is told once', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/status/404')
  await consume(message('events', pointer), world)
  await consume(message('events', pointer), world)
  expect(await failedTimes(home, id)).toBe(1)
  expect((await home.creator.call('DELETE', `/api/recipe/${id}/image-failure/`)).status).toBe(204)
  await consume(message('events', pointer), world)
  expect(await failure(home.creator, id)).toBeNull()
})

it('trying again says no longer that it failed, and the picture comes', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/status/404', { image_urls: [`${host}/pie.jpg`] })
  await consume(message('events', pointer), world)
  const failed = await failure(home.creator, id)
  expect(failed?.choices).toEqual([`${host}/pie.jpg`])
  const form = new FormData()
  form.set('image_url', failed?.choices[0] ?? '')
  expect((await home.creator.call('PUT', `/api/recipe/${id}/image/`, form)).status).toBe(200)
  expect(await failure(home.creator, id)).toBeNull()
  await work(home, undefined, world)
  expect((await shown(home.creator, id)).image).not.toBeNull()
})

it('a choice that fails as well leaves the others to choose from', async () => {
  const home = await createHousehold()
  const others = ['/status/403', '/pie.jpg'].map((path) => host + path)
  const { id, pointer } = await asking(home, '/status/404', { image_urls: others })
  await consume(message('events', pointer), world)
  await home.creator.patch(`/api/recipe/${id}/`, { image_url: others[0] })
  await work(home, undefined, world)
  expect(await failure(home.creator, id)).toEqual({
    reason: 'refused',
    url: others[0],
    choices: [`${host}/status/404`, others[1]],
  })
})

it('a recipe that is made with an address of a picture tells of it as well', async () => {
  const home = await createHousehold()
  const body = { name: 'Pie', steps: [], image_url: `${host}/status/404`, image_urls: [`${host}/pie.jpg`] }
  const { id } = await home.creator.post<{ id: number }>('/api/recipe/', body)
  await work(home, undefined, world)
  expect(await failure(home.creator, id)).toMatchObject({ reason: 'not_found', choices: [`${host}/pie.jpg`] })
})

it('a dismissal holds for the whole space and can be undone, but not once another picture is wished for', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const { id, pointer } = await asking(home, '/status/404')
  await consume(message('events', pointer), world)
  const dismissed = await mate.call('DELETE', `/api/recipe/${id}/image-failure/`)
  expect(await failure(home.creator, id)).toBeNull()
  const undo = () => mate.call('POST', `/api/command/${dismissed.headers.get('x-command')}/undo/`, {})
  const undone = await undo()
  expect(await failure(home.creator, id)).toMatchObject({ reason: 'not_found' })
  await mate.call('POST', `/api/command/${undone.headers.get('x-command')}/undo/`, {})
  const again = await mate.call('DELETE', `/api/recipe/${id}/image-failure/`)
  await mate.patch(`/api/recipe/${id}/`, { image_url: `${host}/pie.jpg` })
  await work(home, undefined, world)
  const late = await mate.call('POST', `/api/command/${again.headers.get('x-command')}/undo/`, {})
  expect(late.status).toBe(409)
  expect(await failure(home.creator, id)).toBeNull()
})

it('guests and visitors of a share link are not told, and a guest dismisses nothing', async () => {
  const home = await createHousehold()
  const guest = await home.join('guest')
  const { id, pointer } = await asking(home, '/status/404')
  await consume(message('events', pointer), world)
  expect(await failure(guest, id)).toBeNull()
  expect((await guest.call('DELETE', `/api/recipe/${id}/image-failure/`)).status).toBe(403)
  const { share } = await home.creator.get<{ share: string }>(`/api/share-link/${id}/`)
  const visited = await home.creator.fetch(`/api/recipe/${id}/?share=${share}`, {})
  expect(await visited.json()).toMatchObject({ image_failure: null })
  expect(await failure(home.creator, id)).not.toBeNull()
})

it('a failure and a picture of an earlier wish do not touch what was set meanwhile', async () => {
  const home = await createHousehold()
  const slow = await asking(home, '/pie.jpg')
  const answer = await home.creator.call('PATCH', `/api/recipe/${slow.id}/`, { image_url: `${host}/cake.jpg` })
  await runReactor({ ...slow.pointer, seq: Number(answer.headers.get('x-event-seq')) }, world)
  const { image } = await shown(home.creator, slow.id)
  await runReactor(slow.pointer, world)
  expect(new URL((await shown(home.creator, slow.id)).image ?? '').pathname).toBe(new URL(image ?? '').pathname)
  expect(await stored(home, slow.id)).toHaveLength(4)
  await consume(message('events-dead', slow.pointer), world)
  expect(await failure(home.creator, slow.id)).toBeNull()
})

it('a failure for a recipe in the trash is there when it comes back, and a copy has none', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/status/404')
  const gone = await home.creator.call('DELETE', `/api/recipe/${id}/`)
  await consume(message('events', pointer), world)
  await home.creator.call('POST', `/api/command/${gone.headers.get('x-command')}/undo/`, {})
  expect(await failure(home.creator, id)).toMatchObject({ reason: 'not_found' })
  const copy = await home.creator.post<Shown>(`/api/recipe/${id}/duplicate/`, { name: 'Pie again' })
  expect(copy.image_failure).toBeNull()
})
