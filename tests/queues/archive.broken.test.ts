import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import type { Manifest } from '#worker/modules/archive/format/manifest.contract.ts'
import { sha256 } from '#worker/modules/archive/format/sha256.ts'
import { utf8 } from '#worker/modules/archive/format/utf8.ts'
import { uploadFile } from '#tests/file.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { unzipped, zipOf } from '#tests/zip.fixture.ts'
import { leftOf, lookAt, makeArchive, restore } from './archive.fixture.ts'
import { holdQueue, shown, work } from './from-files.fixture.ts'

holdQueue()

it('what is no archive, or is cut off, is said before anything is made', async () => {
  const home = await createHousehold()
  const { bytes } = await makeArchive(home)
  const files = Object.fromEntries(await unzipped(bytes))
  const { 'events/0001.jsonl': _log, ...lacking } = files
  for (const [what, sent] of Object.entries({
    text: utf8('no zip at all'),
    empty: await zipOf({ 'a.txt': 'a' }),
    cut: bytes.slice(0, bytes.length - 40),
    lacking: await zipOf(lacking),
    later: await zipOf({ ...files, 'manifest.json': '{"format":"larder-archive","version":9}' }),
  })) {
    const job = await lookAt(home, sent)
    expect(job, what).toMatchObject({ state: 'failed' })
    expect(job.msg, what).not.toBe('')
  }
})

it('a part that is not as it was written is refused, and nothing of the space is left', async () => {
  const home = await createHousehold()
  await uploadFile(home.creator)
  const files = Object.fromEntries(await unzipped((await makeArchive(home)).bytes))
  const path = Object.keys(files).find((name) => name.endsWith('.pdf')) ?? ''
  files[path] = utf8('%PDF-1.7\nanother\n')
  const job = await restore(home, await zipOf(files))
  expect(job).toMatchObject({ state: 'failed' })
  expect(await leftOf(job)).toEqual([])
})

it('a restore that was cancelled leaves nothing, also of what comes late', async () => {
  const home = await createHousehold()
  await uploadFile(home.creator)
  const found = await lookAt(home, (await makeArchive(home)).bytes)
  await home.creator.post(`/api/job/${found.id}/start/`, {})
  await work(home, 1)
  await home.creator.post(`/api/job/${found.id}/cancel/`, {})
  await work(home)
  const job = await shown(home.creator, found)
  expect(job.state).toBe('cancelled')
  expect(await leftOf(job)).toEqual([])
  await env.FILES.put(`${Number(job.details['space'])}/file/late.pdf`, 'late')
  for (let hours = 2; hours < 5; hours++) await sweep(env, new Date(Date.now() + hours * 3_600_000).toISOString())
  expect(await leftOf(job)).toEqual([])
})

it('a restore that nobody goes on with for a week ends, and the archive that was sent goes', async () => {
  const home = await createHousehold()
  const found = await lookAt(home, (await makeArchive(home)).bytes)
  const uploads = async () => (await env.FILES.list({ prefix: `${home.space}/upload/` })).objects.length
  expect(await uploads()).toBe(1)
  await sweep(env, new Date(Date.now() + 6 * 86_400_000).toISOString())
  expect(await shown(home.creator, found)).toMatchObject({ state: 'ready' })
  for (let hours = 0; hours < 4; hours += 2)
    await sweep(env, new Date(Date.now() + 8 * 86_400_000 + hours * 3_600_000).toISOString())
  await work(home)
  expect(await shown(home.creator, found)).toMatchObject({ state: 'failed', code: 'archive.left_alone' })
  expect(await uploads()).toBe(0)
  expect(await leftOf(found)).toEqual([])
})

it('a log that is shorter than it says, or files that are more than there is room for, are refused', async () => {
  const home = await createHousehold()
  await uploadFile(home.creator)
  const files = Object.fromEntries(await unzipped((await makeArchive(home)).bytes))
  const said: Manifest = JSON.parse(new TextDecoder().decode(files['manifest.json']))
  const log = said.parts.find(({ kind }) => kind === 'events')
  if (!log) throw new Error('no log')
  log.count = said.log.events = log.count + 5
  files['manifest.json'] = utf8(JSON.stringify(said))
  const job = await restore(home, await zipOf(files))
  expect(job).toMatchObject({ state: 'failed', code: 'archive.damaged' })
  expect(await leftOf(job)).toEqual([])

  log.count = said.log.events = log.count - 5
  const table = said.parts.find(({ kind }) => kind === 'files')
  if (!table) throw new Error('no files')
  const { path } = table
  const told = new TextDecoder().decode(files[path])
  const lookAtTable = async (text: string) => {
    files[path] = utf8(text)
    Object.assign(table, { bytes: utf8(text).length, sha256: await sha256(utf8(text)) })
    files['manifest.json'] = utf8(JSON.stringify(said))
    return lookAt(home, await zipOf(files))
  }
  const having = (bytes: number) => told.replace(/"bytes":\d+/, `"bytes":${bytes}`)
  const asPicture = (text: string) => text.replace('/file/', '/recipe/5/')
  expect(await lookAtTable(having(1_500_000_000))).toMatchObject({ state: 'failed', code: 'archive.no_room' })
  expect(await lookAtTable(asPicture(having(1_500_000_000)))).toMatchObject({ state: 'ready' })
  expect(await lookAtTable(asPicture(having(4_500_000_000)))).toMatchObject({
    state: 'failed',
    code: 'archive.no_room',
  })
})
