import { createExecutionContext, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { consume } from '#queues/index.ts'
import { runReactor } from '#queues/run-reactor.ts'
import { sweep } from '#queues/sweep.ts'
import type { ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { createHousehold } from '#tests/fixture.ts'
import { asking, imagedTimes, message, outcomeOf, shard, stored, world } from './picture.fixture.ts'

it('a picture asked for by address arrives upright, without metadata, with three smaller copies', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/pie.jpg')
  await runReactor(pointer, world)
  const { image } = await home.creator.get<{ image: string }>(`/api/recipe/${id}/`)
  const keys = await stored(home, id)
  expect(keys).toHaveLength(4)
  const original = await env.FILES.get(keys.find((key) => !key.includes('@')) ?? '')
  const bytes = new Uint8Array((await original?.arrayBuffer()) ?? new ArrayBuffer())
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('somebody')
  const { width, height } = await sizeOf(bytes)
  expect([width, height]).toEqual([800, 1200])
  const picture = await home.creator.call('GET', `${new URL(image).pathname}?width=320`)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

it('a consumer killed between fetching and its receipt neither loses nor doubles the picture', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/pie.jpg')
  const database = shard(home)
  const dying = new Proxy(database, {
    get: (target, name) =>
      name === 'withSession'
        ? (bookmark: string) => {
            const session = target.withSession(bookmark)
            let batches = 0
            return new Proxy(session, {
              get: (real, key) =>
                key === 'batch'
                  ? (statements: D1PreparedStatement[]) => {
                      if (++batches === 3) throw new Error('killed')
                      return real.batch(statements)
                    }
                  : Reflect.get(real, key).bind(real),
            })
          }
        : Reflect.get(target, name),
  })
  await expect(runReactor(pointer, { ...world, [home.shard]: dying })).rejects.toThrow('killed')
  expect(await stored(home, id)).toHaveLength(4)
  expect(await imagedTimes(home, id)).toBe(0)
  await runReactor(pointer, world)
  await runReactor(pointer, world)
  expect(await imagedTimes(home, id)).toBe(1)
  expect(await stored(home, id)).toHaveLength(4)
})

it('a picture of a host that stays down is retried and ends in the dead letters', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/down.jpg')
  const live = message('events', pointer)
  await consume(live, world)
  expect((await getQueueResult(live, createExecutionContext())).retryMessages).toHaveLength(1)
  expect(await outcomeOf(home, pointer)).toMatchObject({ outcome: 'failed', error: expect.stringContaining('503') })
  const dead = message('events-dead', pointer)
  await consume(dead, world)
  expect((await getQueueResult(dead, createExecutionContext())).explicitAcks).toHaveLength(1)
  expect(await outcomeOf(home, pointer)).toMatchObject({ outcome: 'dead', error: expect.stringContaining('503') })
  expect(await imagedTimes(home, id)).toBe(0)
})

it('only the operator sees the dead letters and can retry them', async () => {
  const home = await createHousehold()
  const { pointer } = await asking(home, '/words.jpg')
  await consume(message('events', pointer), world)
  expect((await home.creator.call('GET', '/api/dead-letter/')).status).toBe(403)
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?1').bind(home.creator.id).run()
  const letters = await home.creator.get<object[]>('/api/dead-letter/')
  expect(letters).toContainEqual(expect.objectContaining({ ...pointer, space: home.space }))
  const retry = await home.creator.call('POST', `/api/dead-letter/${home.shard}/images/${pointer.seq}/retry/`, {})
  expect(retry.status).toBe(202)
  expect((await home.creator.call('POST', `/api/dead-letter/${home.shard}/images/9999999/retry/`, {})).status).toBe(404)
})

it('an address without a picture is given up at once, with the reason', async () => {
  const home = await createHousehold()
  const { pointer } = await asking(home, '/words.jpg')
  const batch = message('events', pointer)
  await consume(batch, world)
  expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toHaveLength(1)
  expect(await outcomeOf(home, pointer)).toMatchObject({ outcome: 'dead', error: expect.stringContaining('picture') })
})

it('redirects to a picture are followed, but not to private addresses', async () => {
  const home = await createHousehold()
  const moved = await asking(home, `/to/${encodeURIComponent('/pie.jpg')}`)
  await runReactor(moved.pointer, world)
  expect(await stored(home, moved.id)).toHaveLength(4)
  for (const inside of [
    'http://169.254.169.254/pie.jpg',
    'http://[::ffff:127.0.0.1]/pie.jpg',
    'http://localhost/pie.jpg',
  ]) {
    const lured = await asking(home, `/to/${encodeURIComponent(inside)}`)
    await consume(message('events', lured.pointer), world)
    expect(await outcomeOf(home, lured.pointer), inside).toMatchObject({ outcome: 'dead' })
    expect(await stored(home, lured.id)).toEqual([])
  }
})

it.each([403, 404, 410, 460, 503])(
  'a host that answers %d leaves the picture there is, and the failure on record',
  async (status) => {
    const home = await createHousehold()
    const { id, pointer } = await asking(home, `/status/${status}`)
    await consume(message('events', pointer), world)
    expect(await outcomeOf(home, pointer)).toMatchObject({ error: expect.stringContaining(String(status)) })
    expect(await home.creator.get(`/api/recipe/${id}/`)).toMatchObject({ image: null })
    expect(await imagedTimes(home, id)).toBe(0)
  },
)

it('the sweep resends only messages that never reached the queue', async () => {
  const home = await createHousehold()
  const lost = await asking(home, '/pie.jpg')
  const done = await asking(home, '/pie.jpg')
  await runReactor(done.pointer, world)
  // The queue of the tests may have delivered it already.
  await shard(home).prepare('DELETE FROM receipt WHERE seq = ?1').bind(lost.pointer.seq).run()
  const sent: ReactorMessage[] = []
  const EVENTS = {
    ...env.EVENTS,
    sendBatch: async (batch: { body: ReactorMessage }[]) => void sent.push(...batch.map(({ body }) => body)),
  }
  const later = new Date(Date.now() + 10 * 60_000).toISOString()
  await sweep({ ...world, EVENTS } as unknown as Env, later)
  expect(sent).toContainEqual(lost.pointer)
  expect(sent).not.toContainEqual(done.pointer)
})

async function sizeOf(bytes: Uint8Array<ArrayBuffer>) {
  const info = await env.IMAGES.info(new Blob([bytes]).stream())
  return 'width' in info ? info : { width: 0, height: 0 }
}

it('a picture that arrives for a recipe in the trash is there when the recipe comes back', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/pie.jpg')
  const gone = await home.creator.call('DELETE', `/api/recipe/${id}/`)
  await runReactor(pointer, world)
  await home.creator.call('POST', `/api/command/${gone.headers.get('x-command')}/undo/`, {})
  expect((await home.creator.get<{ image: string | null }>(`/api/recipe/${id}/`)).image).not.toBeNull()
})

it('a picture that arrives for a recipe that is gone for good is not kept', async () => {
  const home = await createHousehold()
  const { id, pointer } = await asking(home, '/pie.jpg')
  await home.creator.call('DELETE', `/api/recipe/${id}/`)
  // As a purge does while the picture is on its way.
  await shard(home).prepare('DELETE FROM recipe WHERE space_id = ?1 AND id = ?2').bind(home.space, id).run()
  await runReactor(pointer, world)
  expect(await stored(home, id)).toEqual([])
})
