import { createHousehold, personWithToken, tokenFor, type TestHousehold } from '#tests/fixture.ts'
import { type Made, order, samples } from './samples.ts'

/** A household whose creator holds a token of every scope. */
export async function openHousehold(): Promise<TestHousehold> {
  const home = await createHousehold()
  const token = await tokenFor(home.creator.id, 'read write app bookmarklet')
  return { ...home, creator: personWithToken(home.creator.id, token) }
}

export async function liveIn({ creator }: TestHousehold, kinds: readonly string[]): Promise<Made> {
  const lacking = kinds.filter((kind) => !order.includes(kind))
  if (lacking.length > 0) throw new Error(`no sample of ${lacking.join(', ')}: add one to tests/laws/samples.ts`)
  const made: Made = {}
  for (const kind of order.filter((one) => kinds.includes(one))) {
    const { id } = await creator.post<{ id: number }>(`/api/${kind}/`, samples[kind]?.(made).draft)
    made[kind] = id
  }
  return made
}
