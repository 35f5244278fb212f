import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { holdQueue, type Job, shown, work } from './from-files.fixture.ts'

holdQueue()

it('the trash is emptied by a job, each thing once, also where a thing came back meanwhile', async () => {
  const home = await createHousehold()
  const me = home.creator
  const ids: number[] = []
  for (let i = 0; i < 25; i++) {
    const { id } = await me.post<{ id: number }>('/api/unit/', { name: `cup ${i}` })
    await me.call('DELETE', `/api/unit/${id}/`)
    ids.push(id)
  }
  await work(home)
  const job = await me.post<Job>('/api/trash/empty/', {})
  expect(job).toMatchObject({ kind: 'purge', state: 'preparing' })
  expect((await me.post<Job>('/api/trash/empty/', {})).id).toBe(job.id)
  await work(home, 2)
  await me.post(`/api/trash/unit/${ids.at(-1)}/restore/`, {})
  await work(home)
  expect(await shown(me, job)).toMatchObject({ state: 'done', total: 25, done: 24, known: 1 })
  expect(await me.get('/api/trash/')).toMatchObject({ count: 0 })
  expect(await me.get('/api/unit/')).toMatchObject({ count: 1 })
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('many recipes with what belongs to them fit into the commits of the job', async () => {
  const home = await createHousehold()
  const me = home.creator
  for (let i = 0; i < 12; i++) {
    const ingredients = [{ food: { name: `food ${i}` }, unit: { name: `unit ${i}` }, amount: 1 }]
    const { id } = await me.post<{ id: number }>('/api/recipe/', {
      name: `Soup ${i}`,
      keywords: [{ name: `kind ${i}` }],
      steps: [{ instruction: 'Stir.', ingredients }],
    })
    await me.post('/api/cook-log/', { recipe: id, comment: 'good' })
    await me.call('DELETE', `/api/recipe/${id}/`)
  }
  await work(home)
  const job = await me.post<Job>('/api/trash/empty/', {})
  await work(home)
  expect(await shown(me, job)).toMatchObject({ state: 'done', total: 12, done: 12 })
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('only who may empty the trash at once may have it emptied', async () => {
  const home = await createHousehold()
  expect((await (await home.join('user')).call('POST', '/api/trash/empty/', {})).status).toBe(403)
})
