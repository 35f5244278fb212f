import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '#queues/sweep.ts'
import type { EventLine, Manifest } from '#worker/modules/archive/format/manifest.contract.ts'
import { sha256 } from '#worker/modules/archive/format/sha256.ts'
import { utf8 } from '#worker/modules/archive/format/utf8.ts'
import { uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { unzipped, zipOf } from '#tests/zip.fixture.ts'
import { lookAt, makeArchive, restore } from './archive.fixture.ts'
import { holdQueue, shown, type Job, work } from './from-files.fixture.ts'

holdQueue()

type Lines = EventLine[]

/** An archive of a small space, with a log that somebody has tampered with, and whose checksums say so. */
async function forged(change: (lines: Lines, said: Manifest) => Lines | void, home?: TestHousehold) {
  const from = home ?? (await createHousehold())
  if (!home) await from.creator.post('/api/food/', { name: 'salt' })
  const files = Object.fromEntries(await unzipped((await makeArchive(from)).bytes))
  const read = (path: string) => new TextDecoder().decode(files[path])
  const said: Manifest = JSON.parse(read('manifest.json'))
  const lines: Lines = read('events/0001.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line): EventLine => JSON.parse(line))
  const changed = change(lines, said) ?? lines
  files['events/0001.jsonl'] = utf8(changed.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const part = said.parts.find(({ path }) => path === 'events/0001.jsonl')
  if (!part) throw new Error('no log')
  part.sha256 = await sha256(files['events/0001.jsonl'])
  part.count = said.log.events = changed.length
  files['manifest.json'] = utf8(JSON.stringify(said))
  return zipOf(files)
}

const eventsOf = (lines: Lines, type: string) => lines.filter((line) => line.type === type)

function oneOf(lines: Lines, type: string): EventLine {
  const [line] = eventsOf(lines, type)
  if (!line) throw new Error(`no ${type}`)
  return line
}

const added = (lines: Lines, stream: string, type: string, data: unknown): Lines => [
  ...lines,
  { n: 1e6, stream, version: 1, type, at: '2026-01-01T00:00:00.000Z', by: { user: null }, data },
]

/** What is left of a space in its databases and in the file store. */
async function leftOf({ details }: Job): Promise<string[]> {
  const [space, shard] = [Number(details['space']), String(details['shard'])]
  const db = shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  const { results } = await db
    .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB '_cf*'`)
    .all<{ name: string }>()
  const left: string[] = []
  for (const { name } of results) {
    const there = await db
      .prepare(`SELECT count(*) AS n FROM "${name}" WHERE space_id = ?`)
      .bind(space)
      .first<number>('n')
      .catch(() => 0)
    if (there) left.push(name)
  }
  const { objects } = await env.FILES.list({ prefix: `${space}/` })
  const owned = await env.DIRECTORY.prepare('SELECT 1 FROM space WHERE space_id = ?').bind(space).first()
  return [...left, ...objects.map(({ key }) => key), ...(owned ? ['directory'] : [])]
}

it.each<[string, (lines: Lines) => Lines | void, RegExp]>([
  [
    'a patch that would move a row into another space',
    (lines) => added(lines, 'food:1', 'food.changed', { id: 10001, patch: { space_id: 1 } }),
    /space_id/,
  ],
  [
    'an event that gives somebody rights',
    (lines) => added(lines, 'membership:1', 'membership.granted', { id: 1, user: 1, role: 'admin' }),
    /not known here/,
  ],
  ['an event of no kind that there is', (lines) => added(lines, 'food:1', 'food.eaten', {}), /not known here/],
  [
    'data in another shape',
    (lines) => void (oneOf(lines, 'food.created').data = { id: 'x' }),
    /is not as such events are/,
  ],
  ['a version that does not follow', (lines) => void (oneOf(lines, 'food.created').version = 7), /./],
  ['the same event twice', (lines) => [...lines, oneOf(lines, 'food.created')], /./],
  [
    'a household that nobody has',
    (lines) => void ((oneOf(lines, 'member.joined').data as { household: number }).household = 77),
    /Household 77/,
  ],
])('%s is refused, and nothing of the space is left', async (_what, change, reason) => {
  const bytes = await forged(change)
  const home = await createHousehold()
  const job = await restore(home, bytes)
  expect(job.state).toBe('failed')
  expect(job.msg).toMatch(reason)
  expect(await leftOf(job)).toEqual([])
})

it('a key of a file of another space opens nothing of it', async () => {
  const victim = await createHousehold()
  const secret = await uploadFile(victim.creator)
  const { key } = (await env.SPACES_00.prepare('SELECT key FROM user_file WHERE id = ? AND space_id = ?')
    .bind(secret.id, victim.space)
    .first<{ key: string }>()) ??
    (await env.SPACES_01.prepare('SELECT key FROM user_file WHERE id = ? AND space_id = ?')
      .bind(secret.id, victim.space)
      .first<{ key: string }>()) ?? { key: '' }
  expect(key).toMatch(new RegExp(`^${victim.space}/file/`))
  const bytes = await forged((lines) =>
    added(lines, 'user-file:5', 'user-file.created', {
      id: 5,
      name: 'x',
      key,
      type: 'application/pdf',
      size: 9,
      created_by: 1,
    }),
  )
  const home = await createHousehold()
  const job = await restore(home, bytes)
  expect(job.state).toBe('done')
  await home.creator.post(`/api/switch-active-space/${Number(job.details['made'])}/`, {})
  expect((await home.creator.call('GET', '/api/download-file/5/')).status).toBe(404)
})

it('nobody becomes an operator by an archive', async () => {
  const bytes = await forged((lines) => {
    for (const { data } of eventsOf(lines, 'member.joined'))
      Object.assign(data as object, { is_superuser: true, is_staff: true })
  })
  const home = await createHousehold()
  const job = await restore(home, bytes)
  await home.creator.post(`/api/switch-active-space/${Number(job.details['made'])}/`, {})
  const { results } = await home.creator.get<{ results: object[] }>('/api/food/')
  expect(results).toHaveLength(1)
  expect(JSON.stringify(await home.creator.get('/api/people/'))).not.toContain('"is_superuser":true')
})

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
