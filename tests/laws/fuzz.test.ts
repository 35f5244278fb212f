import { exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creatable, operations, type Operation } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { samples, type Made } from './samples.ts'

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    -1,
    0,
    2 ** 40,
    1e308,
    'NaN',
    '\u0000',
    'x'.repeat(5000),
    [],
    {},
    [null],
    [[]],
    { id: -1 },
    { id: 'x' },
    true,
  ),
)

/** A sample with one field, at some depth, replaced or left out. */
const spoiled = (sample: object) =>
  fc.tuple(fc.nat(), junk, fc.boolean()).map(([at, value, drop]) => {
    const body = structuredClone(sample) as Record<string, unknown>
    const paths = pathsOf(body)
    const path = paths[at % paths.length] ?? []
    const holder = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((inner, key) => inner[key] as Record<string, unknown>, body)
    const last = path.at(-1) ?? ''
    if (drop) delete holder[last]
    else holder[last] = value
    return body
  })

const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
    : []

const odd = fc.constantFrom('0', '-1', '99999999999', '1.5', 'abc', '%00', '1e3', "1'--", '☃', '2147483647')
const anyQuery = fc.dictionary(
  fc.constantFrom(
    'page',
    'page_size',
    'query',
    'updated_at',
    'limit',
    'random',
    'keywords',
    'foods',
    'rating',
    'sort_order',
    'from_date',
    'updated_after',
    'after',
    'root',
    'tree',
    'num_recent',
    'createdon_gte',
  ),
  fc.oneof(odd, fc.string({ maxLength: 80 })),
  { maxKeys: 3 },
)

const anyBody = { name: 'x', ids: [1], checked: true, text: 'x', url: 'x' }

const kindOf = ({ path }: Operation) => /^\/api\/([\w-]+)\//.exec(path)?.[1] ?? ''
// Calls that end their own session or mail somebody at every use.
const left = /switch-active-space|user-space|api\/auth/

it('random input never answers 500, and a refused call writes nothing', async () => {
  const home = await openHousehold()
  const made: Made = await liveIn(home, await creatable())
  for (const operation of (await operations()).filter(({ path }) => !left.test(path))) {
    const { method, path } = operation
    const draft = samples[kindOf(operation)]?.(made).draft
    const sample = draft && !(draft instanceof FormData) ? draft : anyBody
    const id = fc.oneof(fc.constant(String(made[kindOf(operation)] ?? 1)), odd)
    await fc.assert(
      fc.asyncProperty(id, anyQuery, fc.oneof(junk, spoiled(sample)), async (one, query, body) => {
        const target = `${path.replace(/\{\w+\}/g, encodeURI(one))}?${new URLSearchParams(query)}`
        const answer = await home.creator.call(
          method,
          target,
          method === 'GET' || method === 'DELETE' ? undefined : body,
        )
        const text = await answer.text()
        expect(
          answer.status,
          `${method} ${target} ${JSON.stringify(body)?.slice(0, 500)} → ${text.slice(0, 200)}`,
        ).toBeLessThan(500)
        if (answer.status >= 400) {
          expect(answer.headers.get('x-event-seq')).toBeNull()
          expect(JSON.parse(text), `${method} ${target}`).toHaveProperty('code')
        }
      }),
      { numRuns: method === 'GET' ? 6 : 12, seed: 20261127 },
    )
  }
}, 240_000)

it('a body that is no JSON, too large, or of another media type is refused with a reason', async () => {
  const { creator } = await openHousehold()
  const post = (body: string, type: string) =>
    exports.default.fetch('http://larder.test/api/recipe/', {
      method: 'POST',
      headers: { authorization: `Bearer ${creator.token}`, 'content-type': type },
      body,
    })
  expect((await post('{"name": ', 'application/json')).status).toBe(400)
  expect((await post(`{"name": "${'x'.repeat(9_000_000)}"}`, 'application/json')).status).toBe(413)
  expect((await post('<recipe/>', 'application/xml')).status).toBe(415)
  expect((await post('name=Soup', 'application/x-www-form-urlencoded')).status).toBe(400)
})
