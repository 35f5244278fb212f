import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { aiHost, aiHousehold, type AiHousehold, form, SECRET } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'
import { envFailingAfter } from '#tests/env-failing-after.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { deliver, holdQueue, nextMessage } from './from-files.fixture.ts'

holdQueue()

const page = (number: number) => new File([`${SOUP_TEXT} ${number}`], `${number}.txt`, { type: 'text/plain' })
const pages = (count: number) => Array.from({ length: count }, (_, number) => page(number))
const path = (id: number) => `/api/job/${id}/`

async function asked(home: AiHousehold, count: number, how: 'true' | 'auto'): Promise<number> {
  const body = form({ ai_provider_id: home.provider, file: pages(count), text: 'From the blue book.' })
  const answer = await home.call(`/api/ai-import/?job=${how}`, body)
  return (await answer.json<{ job: number }>()).job
}

async function work(home: AiHousehold, variables: Partial<Env> = {}): Promise<void> {
  for (let body = await nextMessage(home); body; body = await nextMessage(home)) {
    await deliver(body, { ...env, FETCH_ALLOW: aiHost, ...variables })
  }
}

/** What was cut off is over by now. */
async function later(home: AiHousehold): Promise<void> {
  await env[home.shard as 'SPACES_00']
    .prepare('UPDATE command SET at = ? WHERE space_id = ? AND body IS NULL')
    .bind('2020-01-01T00:00:00.000Z', home.space)
    .run()
  await sweep(env, new Date(Date.now() + 3 * 3_600_000).toISOString())
}

it('more than ten pages are one recipe of one job, with what was typed beside them', async () => {
  const home = await aiHousehold([{ say: soup() }])
  const id = await asked(home, 12, 'auto')
  await work(home)
  expect(await home.creator.get(path(id))).toMatchObject({ state: 'ready', kind: 'ai-import', total: 1 })
  const [request, ...others] = await home.seen()
  expect(others).toEqual([])
  for (const said of ['20 minutes. 0', '20 minutes. 11', 'From the blue book.']) expect(request?.body).toContain(said)
  const list = await home.creator.get<{ results: { id: number }[] }>('/api/job/?kind=import-files,ai-import')
  expect(list.results.map((job) => job.id)).toEqual([id])
})

it('what a job cannot read is told by its code', async () => {
  const home = await aiHousehold([{ status: 401, echoes: true }])
  const id = await asked(home, 2, 'true')
  await work(home)
  const { results } = await home.creator.get<{ results: { details: object }[] }>(`${path(id)}items/`)
  expect(results.map(({ details }) => details)).toMatchObject([
    { kind: 'broken', code: 'ai.key_refused' },
    { kind: 'broken', code: 'ai.key_refused' },
  ])
  expect(JSON.stringify(results)).not.toContain(SECRET)
  expect(await home.used()).toBe(0)
})

it('wherever a job is killed, each of its answers is paid for once, and nothing stays reserved', async () => {
  for (let dies = 1; dies <= 24; dies++) {
    const home = await aiHousehold([{ say: soup(), input: 1000, output: 1000 }], { price_input: 1, price_output: 1 })
    const id = await asked(home, 2, 'true')
    for (const cut of [dies, dies + 3]) {
      const body = await nextMessage(home)
      if (!body) break
      await deliver(body, { ...envFailingAfter(cut, 'put'), FETCH_ALLOW: aiHost }).catch((error: unknown) => {
        if (!String(error).includes('cut')) throw error
      })
      await later(home)
      await deliver(body, { ...env, FETCH_ALLOW: aiHost })
    }
    await work(home)
    expect([dies, await home.creator.get(path(id))]).toMatchObject([dies, { state: 'ready', total: 2 }])
    const logs = await home.logs()
    const states = logs.map(({ state }) => state)
    expect([dies, states.filter((state) => state === 'charged').length]).toEqual([dies, 2])
    expect(states.filter((state) => state === 'asked')).toEqual([])
    expect(await home.used()).toBe(0.4)
    const open = await env[home.shard as 'SPACES_00']
      .prepare('SELECT count(*) AS open FROM ai_log WHERE space_id = ? AND reserved <> 0')
      .bind(home.space)
      .first('open')
    expect(open).toBe(0)
    if (dies % 8 === 0) expect((await replayDifferencesIn(home)).filter(({ table }) => table !== 'space')).toEqual([])
  }
})
