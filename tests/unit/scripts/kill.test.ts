import { describe, expect, it } from 'vitest'
import { reconcile, trackedWrite, WriteFault, type LedgerItem } from '../../../scripts/kill/ledger.ts'
import { seededRandom } from '../../../scripts/kill/seeded-random.ts'

const item = (): LedgerItem => ({ name: 'unit 1', id: 1, possible: ['old'] })
const answer = (status: number) => async () => new Response('{}', { status })
const cut = () => Promise.reject(new Error('socket hang up'))

describe('the rules for a killed server', () => {
  it('an answered write must be stored', async () => {
    const one = item()
    await trackedWrite(one, 'new', answer(200))
    expect(reconcile(one, 'old')).toEqual(['unit 1 is old, but was answered to be new'])
  })

  it('a write that was cut off is stored or not, and that does not change later', async () => {
    for (const found of ['old', 'new']) {
      const one = item()
      await expect(trackedWrite(one, 'new', cut)).rejects.toThrow('hang up')
      expect(reconcile(one, found)).toEqual([])
      expect(reconcile(one, found === 'old' ? 'new' : 'old')).toHaveLength(1)
    }
    const one = item()
    await expect(trackedWrite(one, 'new', cut)).rejects.toThrow('hang up')
    expect(reconcile(one, null)).toEqual(['unit 1 is null, but was answered to be old or new'])
  })

  it('a refused write changes nothing, and a failed one is an error', async () => {
    const one = item()
    await trackedWrite(one, 'new', answer(409))
    expect(reconcile(one, 'new')).toHaveLength(1)
    await expect(trackedWrite(one, 'new', answer(500))).rejects.toThrow(WriteFault)
  })
})

it('the same seed gives the same run', () => {
  const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)]
  const numbers = (random: () => number) => Array.from({ length: 5 }, random)
  const first = numbers(one)
  expect(numbers(same)).toEqual(first)
  expect(numbers(other)).not.toEqual(first)
  expect(first.every((number) => number >= 0 && number < 1)).toBe(true)
})
