import { createExecutionContext, createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect } from 'vitest'
import { consumeWithin } from '#queues/index.ts'
import type { ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { png } from '#tests/file.fixture.ts'
import type { TestHousehold, TestPerson } from '#tests/fixture.ts'
import { gzipOf, zipOf } from '#tests/zip.fixture.ts'

export interface Job {
  id: number
  state: string
  total: number
  waiting: number
  done: number
  known: number
  failed: number
  msg: string
  details: Record<string, unknown>
}
export interface Item {
  position: number
  name: string
  state: string
  result: string | null
  code: string | null
  msg: string
  details: Record<string, unknown>
}

/** Replaces the queue, so that only the test takes messages off it. */
const events = env.EVENTS
const sent: ReactorMessage[] = []
/** To be called by each file of tests, for all of its tests. */
export function holdQueue() {
  beforeAll(() => {
    Object.assign(env, {
      EVENTS: {
        sendBatch: async (messages: Iterable<MessageSendRequest<ReactorMessage>>) =>
          void sent.push(...[...messages].map(({ body }) => body)),
      },
    })
  })
  afterAll(() => void Object.assign(env, { EVENTS: events }))
}

const isJobOf =
  ({ shard }: TestHousehold) =>
  ({ database, reactor }: ReactorMessage) =>
    database === shard && /^(?:jobs|job-clean-up|images|imports|archive-copies)$/.test(reactor)

/** Messages about the work of a household's database; with `take`, the first is taken off the queue. */
export function sentTo(home: TestHousehold, { take = false } = {}): ReactorMessage[] {
  const index = sent.findIndex(isJobOf(home))
  return take && index >= 0 ? sent.splice(index, 1) : sent.filter(isJobOf(home))
}

/** Takes messages until none comes, as many at once as a test wants; returns how many. */
export async function work(home: TestHousehold, most = 1000, world: Env = env): Promise<number> {
  let taken = 0
  for (; taken < most; taken++) {
    const body = await nextMessage(home)
    if (!body) break
    await deliver(body, world)
  }
  return taken
}

/**
 * The first about an event of the household: the sweep also sends what other tests left for good, as pictures that nobody
 * can reach. A call is answered before its messages are sent: where none is there yet, one may come.
 */
export async function nextMessage(home: TestHousehold): Promise<ReactorMessage | undefined> {
  const own = await ownMessage(home)
  if (own) return own
  await new Promise((resolve) => setTimeout(resolve, 20))
  return ownMessage(home)
}

async function ownMessage(home: TestHousehold): Promise<ReactorMessage | undefined> {
  for (const message of sent.filter(isJobOf(home))) {
    const event = await env[home.shard as 'SPACES_00']
      .prepare('SELECT 1 FROM event WHERE seq = ? AND space_id = ?')
      .bind(message.seq, home.space)
      .first()
    sent.splice(sent.indexOf(message), 1)
    if (event) return message
  }
  return undefined
}

export async function deliver(body: ReactorMessage, to: Env = env): Promise<void> {
  const batch = createMessageBatch<ReactorMessage>('events', [
    { id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body },
  ])
  createExecutionContext()
  // A message does a single slice.
  await consumeWithin(0, batch, to)
}

export const card = (name: string, more: object = {}) =>
  gzipOf(
    JSON.stringify({
      uid: `uid-${name}`,
      name,
      ingredients: 'For the base:\n200 g flour\n2 eggs',
      directions: 'Mix.\nBake.',
      servings: '4',
      rating: 4,
      ...more,
    }),
  )

export const photo = () => btoa(String.fromCharCode(...png))

export async function paprikaFile(names: readonly string[], more: object = {}) {
  const cards = await Promise.all(names.map(async (name) => [`${name}.paprikarecipe`, await card(name, more)] as const))
  return zipOf(Object.fromEntries(cards))
}

export async function upload(person: TestPerson, bytes: Uint8Array<ArrayBuffer>, name = 'recipes.paprikarecipes') {
  const { id } = await person.post<{ id: number }>('/api/import-files/uploads/', { name, size: bytes.length })
  const form = new FormData()
  form.set('part', new File([bytes], 'part'))
  expect((await person.call('PUT', `/api/import-files/uploads/${id}/1/`, form)).status).toBe(200)
  return id
}

export const ask = async (person: TestPerson, bytes: Uint8Array<ArrayBuffer>, body: object = {}, name?: string) =>
  person.post<Job>('/api/import-files/', { uploads: [await upload(person, bytes, name)], ...body })

export const shown = (person: TestPerson, { id }: Pick<Job, 'id'>) => person.get<Job>(`/api/job/${id}/`)
export const itemsOf = async (person: TestPerson, { id }: Pick<Job, 'id'>) =>
  (await person.get<{ results: Item[] }>(`/api/job/${id}/items/`)).results
export const recipesOf = async (person: TestPerson) =>
  (
    await person.get<{ results: { id: number; name: string; image: string | null; rating: number | null }[] }>(
      '/api/recipe/',
    )
  ).results
