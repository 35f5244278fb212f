import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { creatable } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { samples } from './samples.ts'
import { misfits, type Named, type Schema } from './schema.fits.ts'

interface Call {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
  parameters?: { in: string; required?: boolean }[]
}
interface Document {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Named }
}

/** Keys that are only answered with `extended`, and preferences that a session has not set. */
const sometimes = /<(?:Food|Unit|Keyword)>\.(?:image|numrecipe) is missing$|<Session>\.preference\.\w+ is missing$/

it('every answer has every key that is documented, and of its type', async () => {
  const response = await exports.default.fetch('http://larder.test/openapi.json')
  const { paths, components } = await response.json<Document>()
  const kinds = await creatable()
  const home = await openHousehold()
  const { creator } = home
  const made = await liveIn(home, kinds)
  const seen = new Set<string>()
  const faults = new Set<string>()
  const look = async (method: string, path: string, target: string, body?: object) => {
    const call = paths[path]?.[method.toLowerCase()]
    const answer = await creator.call(method, target, body)
    const schema = call?.responses[answer.status]?.content?.['application/json']?.schema
    if (!schema || !answer.ok || answer.headers.get('content-type') !== 'application/json') return
    for (const fault of misfits(await answer.json(), schema, components.schemas, seen)) {
      if (!sometimes.test(fault)) faults.add(`${method} ${path} ${fault}`)
    }
  }
  for (const path of Object.keys(paths)) {
    const [, kind = '', rest = ''] = /^\/api\/([\w-]+)\/(?:\{id\}\/)?(.*)$/.exec(path) ?? []
    if (kind === '' || /\{/.test(rest)) continue
    if (path.includes('{id}') && made[kind] === undefined) continue
    await look('GET', path, path.replace('{id}', String(made[kind])))
  }
  for (const kind of kinds) {
    const item = `/api/${kind}/{id}/`
    await look('PATCH', item, item.replace('{id}', String(made[kind])), samples[kind]?.(made).patch)
  }
  const plan = { servings: 1, from_date: '2027-03-29', meal_type: { name: 'Supper' } }
  await look('POST', '/api/meal-plan/', '/api/meal-plan/', plan)
  await look('GET', '/api/meal-plan/', '/api/meal-plan/')
  expect([...faults]).toEqual([])
  expect(seen.size).toBeGreaterThan(50)
}, 120_000)
