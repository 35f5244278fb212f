import { createHousehold, personWithToken, tokenFor, type TestHousehold } from '#tests/fixture.ts'
import { type Made, order, samples } from './samples.ts'

/** A household whose creator holds a token of every scope. */
export async function openHousehold(): Promise<TestHousehold> {
  const home = await createHousehold()
  const token = await tokenFor(home.creator.id, 'read write app bookmarklet')
  return { ...home, creator: personWithToken(home.creator.id, token) }
}

/** `draftOf` may make other rows of the samples than they are. */
export async function liveIn(
  { creator }: TestHousehold,
  kinds: readonly string[],
  draftOf = (_kind: string, draft: object) => draft,
): Promise<Made> {
  const lacking = kinds.filter((kind) => !order.includes(kind))
  if (lacking.length > 0) throw new Error(`no sample of ${lacking.join(', ')}: add one to tests/laws/samples.ts`)
  const made: Made = {}
  for (const kind of order.filter((one) => kinds.includes(one))) {
    const draft = draftOf(kind, samples[kind]?.(made).draft ?? {})
    const { id } = await creator.post<{ id: number }>(`/api/${kind}/`, draft)
    made[kind] = id
  }
  return made
}
