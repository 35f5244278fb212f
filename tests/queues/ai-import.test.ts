import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { aiHost, aiHousehold, type AiHousehold, form } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'
import { deliver, holdQueue, nextMessage } from './from-files.fixture.ts'

holdQueue()

interface Job {
  id: number
  state: string
  total: number
  done: number
}

const page = (name: string) => new File([SOUP_TEXT], `${name}.txt`, { type: 'text/plain' })
const path = (id: number) => `/api/job/${id}/`

async function asked(home: AiHousehold, names: string[]): Promise<number> {
  const body = form({ ai_provider_id: home.provider, file: names.map(page) })
  const answer = await home.call('/api/ai-import/?job=true', body)
  return (await answer.json<{ job: number }>()).job
}

async function work(home: AiHousehold, variables: Partial<Env> = {}): Promise<void> {
  for (let body = await nextMessage(home); body; body = await nextMessage(home)) {
    await deliver(body, { ...env, FETCH_ALLOW: aiHost, ...variables })
  }
}

const named = (name: string) => ({ say: soup({ name }) })

it('each file becomes a draft of its own, which waits until somebody has looked at it', async () => {
  const invented = soup({ name: 'Leek soup two', ingredients: [{ group: null, line: '200 g saffron' }] })
  const home = await aiHousehold([named('Leek soup one'), { say: invented }, { status: 500 }])
  const id = await asked(home, ['one', 'two', 'three'])
  await work(home)
  expect(await home.creator.get(path(id))).toMatchObject({ state: 'ready', kind: 'ai-import', total: 3 })
  const { results } = await home.creator.get<{ results: { name: string; details: object }[] }>(`${path(id)}items/`)
  expect(results).toMatchObject([
    { name: 'Leek soup one', details: { kind: 'recipe', ingredients: 2, steps: 2, said: [] } },
    { name: 'Leek soup two', details: { said: [{ code: 'invented', values: { text: '200 g saffron' } }] } },
    { name: 'three.txt', details: { kind: 'broken', msg: expect.stringContaining('has a fault') } },
  ])
  expect(await home.creator.get('/api/recipe/')).toMatchObject({ count: 0 })
  expect((await home.creator.call('POST', `${path(id)}start/`, {})).status).toBe(200)
  await work(home)
  const { results: recipes } = await home.creator.get<{ results: { name: string }[] }>('/api/recipe/')
  expect(new Set(recipes.map(({ name }) => name))).toEqual(new Set(['Leek soup one', 'Leek soup two']))
})

it('a slice that was cut off after its answer was paid for does not ask again', async () => {
  const home = await aiHousehold([named('Leek soup')])
  const id = await asked(home, ['one'])
  const body = await nextMessage(home)
  if (!body) throw new Error('no message')
  // Whatever the slice stages is lost.
  const FILES = new Proxy(env.FILES, {
    get: (bucket, name: keyof R2Bucket) =>
      name === 'put' ? () => Promise.reject(new Error('cut off')) : (bucket[name].bind(bucket) as unknown),
  })
  await deliver(body, { ...env, FETCH_ALLOW: aiHost, FILES })
  expect(await home.logs()).toMatchObject([{ state: 'charged' }])
  await sweep(env, new Date(Date.now() + 3 * 3_600_000).toISOString())
  await deliver(body, { ...env, FETCH_ALLOW: aiHost })
  await work(home)
  expect(await home.creator.get<Job>(path(id))).toMatchObject({ state: 'ready', total: 1 })
  expect([(await home.seen()).length, (await home.logs()).length]).toEqual([1, 1])
})
