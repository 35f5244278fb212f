import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TestHousehold, TestPerson } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { creatable, operations, type Operation } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { samples, type Made } from './samples.ts'

const kinds = await creatable()
const kindOf = ({ path }: Operation) => /^\/api\/([\w-]+)\//.exec(path)?.[1] ?? ''

/** Memberships are left to other laws. */
const changing = (await operations()).filter(
  ({ method, path }) =>
    method !== 'GET' && !/switch-active|invite|user-space|access-token|token-auth|\/space\//.test(path),
)
const reading = (await operations()).filter(
  ({ method, path }) =>
    method === 'GET' && /^\/api\/[\w-]+\/$/.test(path) && !/switch-active|server-settings/.test(path),
)

interface Side {
  home: TestHousehold
  members: TestPerson[]
  made: Made
  word: string
}

/** Spaces on one database, so that an id of one could mean a row of the other if a statement matched ids alone. */
async function founded(shard: string, word: string): Promise<Side> {
  let home = await openHousehold()
  while (home.shard !== shard) home = await openHousehold()
  const made = await liveIn(home, kinds)
  const members = [home.creator, await home.join('admin'), await home.join('user'), await home.join('guest')]
  for (const kind of ['recipe', 'food', 'unit', 'keyword', 'meal-type', 'supermarket']) {
    await home.creator.call('PATCH', `/api/${kind}/${made[kind]}/`, { name: `${word} ${kind}` })
  }
  return { home, members, made, word }
}

const worded = (value: unknown, word: string): unknown =>
  Array.isArray(value)
    ? value.map((item) => worded(item, word))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [
            key,
            key === 'name' && typeof inner === 'string' ? `${word} ${inner}` : worded(inner, word),
          ]),
        )
      : value

interface Command {
  side: number
  member: number
  operation: number
  own: boolean
  /** Whether the body is a whole draft or a small change. */
  whole: boolean
  foreign: boolean
  undo: boolean
}

const command: fc.Arbitrary<Command> = fc.record({
  side: fc.nat(1),
  member: fc.nat(3),
  operation: fc.nat(changing.length - 1),
  own: fc.boolean(),
  whole: fc.boolean(),
  foreign: fc.boolean(),
  undo: fc.boolean(),
})

const plain = (body: object | undefined): object => (body && !(body instanceof FormData) ? body : {})

it(
  'random commands in two spaces never show one space in the other, and a replay agrees',
  {
    timeout: 240_000,
  },
  async () => {
    const first = await founded('SPACES_00', 'Plumbery')
    const second = await founded('SPACES_00', 'Figwort')
    const sides = [first, second] as const

    const obey = async ({ side, member, operation: at, own, whole, foreign, undo }: Command) => {
      const [here, there] = side === 0 ? [first, second] : [second, first]
      const person = here.members[member] ?? here.home.creator
      const operation = changing[at]
      if (!operation) return
      const kind = kindOf(operation)
      const ids = own ? here.made : there.made
      const target = operation.path.replace(/\{(\w+)\}/g, () => String(ids[kind] ?? 1))
      const sample = samples[kind]?.(foreign ? there.made : here.made)
      const body = worded(plain(whole ? sample?.draft : sample?.patch), here.word) as object
      const answer = await person.call(operation.method, target, operation.method === 'DELETE' ? undefined : body)
      const text = await answer.text()
      expect(answer.status, `${operation.method} ${target} ${text.slice(0, 300)}`).toBeLessThan(500)
      expect(text, `${operation.method} ${target}`).not.toContain(there.word)
      const seq = answer.headers.get('x-event-seq')
      if (undo && seq) await person.call('POST', `/api/event/${seq}/undo/`, {})
    }

    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), async (commands) => {
        for (const one of commands) await obey(one)
      }),
      { numRuns: 8, seed: 20261128, endOnFailure: true },
    )

    for (const [i, { home, members }] of sides.entries()) {
      const others = sides[1 - i]?.word ?? ''
      for (const { path } of reading) {
        for (const person of members.slice(0, 2)) {
          const text = await (await person.call('GET', path)).text()
          expect(text, `${path} in the other space`).not.toContain(others)
        }
      }
      expect(await replayDifferencesIn(home)).toEqual([])
    }
  },
)
