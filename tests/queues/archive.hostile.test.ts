import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { EventLine, Manifest } from '#worker/modules/archive/format/manifest.contract.ts'
import { sha256 } from '#worker/modules/archive/format/sha256.ts'
import { utf8 } from '#worker/modules/archive/format/utf8.ts'
import { uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { unzipped, zipOf } from '#tests/zip.fixture.ts'
import { leftOf, makeArchive, restore } from './archive.fixture.ts'
import { holdQueue } from './from-files.fixture.ts'

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
  part.bytes = files['events/0001.jsonl'].length
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
