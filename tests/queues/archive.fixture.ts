import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { unzipped } from '#tests/zip.fixture.ts'
import type { TestHousehold, TestPerson } from '#tests/fixture.ts'
import { type Job, shown, upload, work } from './from-files.fixture.ts'

export interface Archive {
  id: number
  state: string
  name: string
  bytes: number
  events: number
  rows: number
  files: number
  download: string | null
  msg: string
}

export const archiveOf = (person: TestPerson, { id }: { id: number }) => person.get<Archive>(`/api/archive/${id}/`)

/** An archive that is made at once, and its bytes. */
export async function makeArchive(home: TestHousehold): Promise<{ archive: Archive; bytes: Uint8Array<ArrayBuffer> }> {
  const asked = await home.creator.post<Archive>('/api/archive/start/', {})
  await work(home)
  const archive = await archiveOf(home.creator, asked)
  expect(archive).toMatchObject({ state: 'done', msg: '' })
  return { archive, bytes: await download(home.creator, archive) }
}

export async function download(person: TestPerson, { id }: { id: number }): Promise<Uint8Array<ArrayBuffer>> {
  const response = await person.call('GET', `/api/archive/${id}/download/`)
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.length).toBe(Number(response.headers.get('content-length')))
  return bytes
}

/** As far as its content was looked at. */
export async function lookAt(home: TestHousehold, bytes: Uint8Array<ArrayBuffer>): Promise<Job> {
  const asked = await home.creator.post<Job>('/api/archive-restore/', {
    upload: await upload(home.creator, bytes, 'home.zip'),
  })
  await work(home)
  return shown(home.creator, asked)
}

export async function restore(home: TestHousehold, bytes: Uint8Array<ArrayBuffer>, choices: object = {}): Promise<Job> {
  const found = await lookAt(home, bytes)
  expect(found).toMatchObject({ state: 'ready' })
  await home.creator.post(`/api/job/${found.id}/start/`, choices)
  await work(home)
  return shown(home.creator, found)
}

export async function linesIn(bytes: Uint8Array<ArrayBuffer>, path: RegExp): Promise<Record<string, unknown>[]> {
  const files = await unzipped(bytes)
  return [...files].flatMap(([name, content]) =>
    path.test(name)
      ? new TextDecoder()
          .decode(content)
          .split('\n')
          .filter(Boolean)
          .map((line): Record<string, unknown> => JSON.parse(line))
      : [],
  )
}

/** What is left of a space in its databases and in the file store. */
export async function leftOf({ details }: Job): Promise<string[]> {
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

export async function shardOf(space: number): Promise<string> {
  const shard = await env.DIRECTORY.prepare('SELECT shard FROM space WHERE space_id = ?')
    .bind(space)
    .first<string>('shard')
  if (shard === null) throw new Error('no such space')
  return shard
}

/** The space that a restore made. */
export const madeBy = (job: { details: Record<string, unknown> }) => Number(job.details['made'])
