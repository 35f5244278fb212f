import { afterEach, expect, it, vi } from 'vitest'
import { acceptProposals } from '#web/features/settings/ai/accept-proposals.ts'
import { transport } from '#web/lib/api/transport.ts'
import type { Proposal } from '#worker/modules/assistant/clean-up/clean-up.contract.ts'

const nothing = { category: null, name: null, plural_name: null, merge_into: null }
const proposals: Proposal[] = [
  { ...nothing, food: { id: 1, name: 'milk' }, category: { id: 9, name: 'Dairy' } },
  { ...nothing, food: { id: 2, name: 'curd' }, category: { id: 9, name: 'Dairy' } },
  { ...nothing, food: { id: 3, name: 'tomatoe' }, name: 'tomato' },
  { ...nothing, food: { id: 4, name: 'salt ' }, merge_into: { id: 5, name: 'salt' } },
]

afterEach(() => void vi.restoreAllMocks())

it('foods of one aisle are one call, and what was done before a refusal is told', async () => {
  const asked: string[] = []
  vi.spyOn(transport, 'fetch').mockImplementation(async (path, init) => {
    asked.push(`${init.method} ${path} ${String(init.body)}`)
    const isRefused = path.includes('/merge/')
    return Response.json(isRefused ? { detail: 'No.' } : {}, {
      status: isRefused ? 403 : 200,
      headers: { 'x-command': `s.${asked.length}` },
    })
  })
  const done: [string | null, number][] = []
  await expect(acceptProposals(proposals, ({ command }, foods) => done.push([command, foods]))).rejects.toThrow()
  expect(asked).toEqual([
    'PUT /api/food/batch_update/ {"foods":[1,2],"category":9}',
    'PATCH /api/food/3/ {"name":"tomato"}',
    'PUT /api/food/4/merge/5/ {}',
  ])
  expect(done).toEqual([
    ['s.1', 2],
    ['s.2', 1],
  ])
})
