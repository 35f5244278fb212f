import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { TestHousehold } from '#tests/fixture.ts'
import { insertLibrary } from '#tests/library.fixture.ts'
import { creatable, operations } from './document.ts'
import { variants } from './list.variants.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { type Made } from './samples.ts'

const [small = 150, large = 600] = (env.GROWTH_SIZES ?? '').split(',').filter(Boolean).map(Number)

/** Results that both libraries share cost the same in both, so only little more may be read. */
const most = (rows: number) => rows * 1.1 + 20

/** Calls that answer the whole library, or how much there is of it. */
const wholeAnswers: Record<string, string> = {
  '/api/recipe/flat/': 'answers the names of all recipes',
  '/api/food/doubles/': 'compares the names of all foods',
  '/api/unit/doubles/': 'compares the names of all units',
  '/api/keyword/doubles/': 'compares the names of all keywords',
  '/api/supermarket-category/doubles/': 'compares the names of all aisles',
  '/api/counts/': 'counts every row, each by an index alone, on a page that is seldom opened',
}

/** Changes of one thing or a few, in an order in which each finds something to do. */
const changes = (of: Made): Call[] => [
  ['PUT', `/api/favourite/${of['recipe']}/`, {}],
  ['GET', '/api/favourite/'],
  ['DELETE', `/api/favourite/${of['recipe']}/`],
  ['DELETE', `/api/recipe-book-entry/${of['recipe-book-entry']}/`],
  ['POST', `/api/recipe-book/${of['recipe-book']}/recipes/`, { recipes: [of['recipe']] }],
  ['PUT', `/api/recipe-book/${of['recipe-book']}/order/`, { recipe: of['recipe'], after: null }],
  ['POST', `/api/recipe/${of['recipe']}/duplicate/`, { name: 'Again' }],
]

type Call = [method: string, path: string, body?: object]

const rowsRead = async ({ creator }: TestHousehold, [method, path, body]: Call): Promise<number> => {
  const answer = await creator.call(method, path, body)
  if (method !== 'GET') expect(answer.ok, `${method} ${path}`).toBe(true)
  await answer.arrayBuffer()
  return Number(/(\d+) rows read/.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? 0)
}

it('the rows read for an answer do not grow with the library', async () => {
  const homes = [await openHousehold(), await openHousehold()] as const
  const kinds = await creatable()
  const made = [await liveIn(homes[0], kinds), await liveIn(homes[1], kinds)] as const
  await insertLibrary(homes[0], small)
  await insertLibrary(homes[1], large)
  const today = new Date().toISOString().slice(0, 10)
  const paths = (await operations())
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !(path in wholeAnswers))
    .map(({ path }) => path)
  const callsOf = (of: Made): Call[] => [
    ...[
      ...paths.map((path) => path.replace(/\{id\}/, String(of[/^\/api\/([\w-]+)\//.exec(path)?.[1] ?? ''] ?? 1))),
      ...variants(of, today),
    ].map((path): Call => ['GET', path]),
    ...changes(of),
  ]
  const many = callsOf(made[1])
  const grown: string[] = []
  for (const [i, call] of callsOf(made[0]).entries()) {
    const [before, after] = [await rowsRead(homes[0], call), await rowsRead(homes[1], many[i] ?? call)]
    const name = `${call[0]} ${call[1]}`
    if (env.GROWTH_SIZES) console.log(`${name} ${before} -> ${after}`)
    if (after > most(before)) grown.push(`${name} reads ${before} rows, and ${after} of the larger library`)
  }
  expect(grown).toEqual([])
}, 300_000)
