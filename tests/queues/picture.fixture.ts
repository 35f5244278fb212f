import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, inject } from 'vitest'
import type { ReactorMessage } from '#worker/kernel/log/outbox.ts'
import type { TestHousehold } from '#tests/fixture.ts'

export const host = inject('pictureHost')
export const world: Env = { ...env, FETCH_ALLOW: host }

export async function asking(home: TestHousehold, path: string, more: object = {}) {
  const { id } = await home.creator.post<{ id: number }>('/api/recipe/', { name: 'Pie', steps: [] })
  const answer = await home.creator.call('PATCH', `/api/recipe/${id}/`, { image_url: `${host}${path}`, ...more })
  expect(answer.status).toBe(200)
  const pointer: ReactorMessage = {
    reactor: 'images',
    database: home.shard,
    seq: Number(answer.headers.get('x-event-seq')),
  }
  return { id, pointer }
}

export const message = (queue: string, body: ReactorMessage, attempts = 1) =>
  createMessageBatch<ReactorMessage>(queue, [{ id: crypto.randomUUID(), timestamp: new Date(), attempts, body }])

export const stored = async (home: TestHousehold, id: number) =>
  (await env.FILES.list({ prefix: `${home.space}/recipe/${id}/` })).objects.map(({ key }) => key)
export const shard = ({ shard }: TestHousehold) => (shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01)
export const imagedTimes = async (home: TestHousehold, id: number) =>
  shard(home)
    .prepare("SELECT count(*) AS n FROM event WHERE space_id = ?1 AND stream = ?2 AND type = 'recipe.imaged'")
    .bind(home.space, `recipe:${id}`)
    .first<number>('n')
export const outcomeOf = (home: TestHousehold, { seq }: ReactorMessage) =>
  shard(home)
    .prepare("SELECT outcome, error FROM receipt WHERE reactor = 'images' AND seq = ?1")
    .bind(seq)
    .first<{ outcome: string; error: string | null }>()
