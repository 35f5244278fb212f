import { env } from 'cloudflare:workers'
import { expect, inject, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { holdQueue, work } from './from-files.fixture.ts'

const host = inject('pictureHost')
/** With the queue that is held. */
const world = (): Env => ({ ...env, FETCH_ALLOW: host })

interface Failed {
  count: number
  results: { recipe: { id: number; name: string }; reason: string; url: string | null; choices: string[] }[]
}

holdQueue()

it('a job names the recipes whose picture did not come, and asks for those again', async () => {
  const home = await createHousehold()
  const pages = ['Leek soup', 'Pictured soup?picture=/status/404', 'Other soup?picture=/pie.jpg']
  const job = await home.creator.post<{ id: number }>('/api/import-links/', {
    urls: pages.map((page) => `${host}/page/${page}`),
  })
  await work(home, undefined, world())
  const path = `/api/job/${job.id}/pictures/`
  expect(await home.creator.get<Failed>(path)).toMatchObject({
    count: 1,
    results: [{ recipe: { name: 'Pictured soup' }, reason: 'not_found', url: `${host}/status/404` }],
  })
  expect(await home.creator.post(`${path}retry/`, {})).toEqual({ asked: 1 })
  expect(await home.creator.get<Failed>(path)).toMatchObject({ count: 0 })
  expect(await home.creator.post(`${path}retry/`, {})).toEqual({ asked: 0 })
  await work(home, undefined, world())
  expect(await home.creator.get<Failed>(path)).toMatchObject({ count: 1 })
})

it('what came of a job of somebody else is told to nobody', async () => {
  const home = await createHousehold()
  const mate = await home.join('user')
  const job = await home.creator.post<{ id: number }>('/api/import-links/', {
    urls: [`${host}/page/Pictured soup?picture=/status/404`],
  })
  await work(home, undefined, world())
  expect((await mate.call('GET', `/api/job/${job.id}/pictures/`)).status).toBe(404)
  expect((await mate.call('POST', `/api/job/${job.id}/pictures/retry/`, {})).status).toBe(404)
})
