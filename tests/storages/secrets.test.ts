import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import { createHousehold } from '#tests/fixture.ts'
import { holdQueue, work } from '../queues/from-files.fixture.ts'
import { allowHost, kinds, openFolder } from './check.fixture.ts'

allowHost()
holdQueue()

/** As it is, and as it stands in a header. */
const SECRET = /open sesame|b3BlbiBzZXNhbWU/

it.each(kinds)('%s: no secret is in the log, in an answer, in a row that tells or in what is printed', async (kind) => {
  const printed: unknown[][] = []
  for (const method of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((...all: unknown[]) => void printed.push(all))
  const home = await createHousehold()
  const { creator } = home
  const folder = await openFolder(creator, kind)
  const secret = kind === 'Dropbox' ? new RegExp(folder.account) : SECRET
  await folder.change({ files: { 'recipes/a.pdf': 'a', 'recipes/b.html': '<html></html>' } })
  await creator.call('PUT', '/api/archive-schedule/', { every: 'daily', storage: folder.storage, folder: 'Archives' })
  await folder.check()
  const [a, b] = await folder.waiting()
  const { id } = await creator.post<{ id: number }>(`/api/recipe-import/${a?.id}/import_recipe/`, {})
  const answers: string[] = []
  const ask = async (method: string, path: string, body?: object) =>
    // A file that breaks off breaks its answer.
    answers.push(await (await creator.call(method, path, body)).text().catch(String))
  for (const fault of ['unauthorized', 'down', 'nonsense', 'redirect', 'too-many-long', 'cut', 'nothing']) {
    await folder.change({ faults: { [fault]: 1 } })
    await ask('POST', `/api/storage/${folder.storage}/test/`, {})
    await folder.change({ faults: { [fault]: 1 } })
    await ask('GET', `/api/storage/${folder.storage}/folder/?folders=true`)
    await folder.change({ faults: { [fault]: 1 } })
    await ask('POST', `/api/sync/${folder.sync}/query_synced_folder/`, {})
    await folder.change({ faults: { [fault]: 1 } })
    await ask('GET', `/api/get_recipe_file/${id}/`)
    await folder.change({ faults: { [fault]: 1 } })
    await ask('POST', `/api/recipe-import/${b?.id}/read/`, {})
  }
  await folder.change({ faults: { unauthorized: 1 } })
  await sweep(env, '2027-03-01T06:00:00.000Z')
  await work(home)
  await ask('PATCH', `/api/recipe/${id}/delete_external/`, {})
  for (const path of ['storage', 'sync', 'sync-log', 'recipe-import', 'archive', 'event', 'job'])
    await ask('GET', `/api/${path}/`)
  expect(answers.join('\n')).not.toMatch(secret)
  const db = home.shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  for (const table of [
    'event',
    'sync_log',
    'job',
    'job_item',
    'storage',
    'receipt',
    'external_file',
    'command',
    'secret',
  ]) {
    const { results } = await db.prepare(`SELECT * FROM ${table}`).all()
    expect(JSON.stringify(results), table).not.toMatch(secret)
  }
  expect(printed.map((all) => all.map(String).join(' ')).join('\n')).not.toMatch(secret)
  vi.restoreAllMocks()
})
