import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { SERVICE_KEY } from './food-data.key.ts'
import { files } from './open-data.files.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    foodDataHost: string
  }
}

/**
 * Stands for FoodData Central below `/fdc` and for open data below `/open-data`. What stands before that says how it
 * fails: `/status-503/fdc`, `/hangs/fdc`, `/nonsense/fdc`, `/floods/fdc`, `/elsewhere/fdc`.
 */
export default async function setup(project: TestProject) {
  const server = createServer(respond)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  project.provide('foodDataHost', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
  const [, fault] = /^\/([a-z]+(?:-\d+)?)\/(?:fdc|open-data)\//.exec(pathname) ?? []
  if (fault) return fail(response, fault)
  if (pathname.startsWith('/fdc/') && request.headers['x-api-key'] !== SERVICE_KEY) return json(response, {}, 403)
  if (pathname === '/fdc/foods/search') return json(response, search(searchParams.get('query') ?? ''))
  const food = foods.get(pathname)
  if (food) return json(response, food)
  const file = files.get(pathname.slice('/open-data/'.length))
  if (!file) return json(response, {}, 404)
  const etag = '"first"'
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
  response.writeHead(200, { 'content-type': 'application/json', etag }).end(JSON.stringify(file))
}

function fail(response: ServerResponse, fault: string): void {
  if (fault.startsWith('status-')) {
    response.setHeader('retry-after', '120')
    return json(response, { error: 'no' }, Number(fault.slice('status-'.length)))
  }
  if (fault === 'elsewhere') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
  if (fault === 'floods') return void response.writeHead(200).end('[' + '1,'.repeat(10_000_000) + '1]')
  if (fault === 'nonsense') return json(response, { totalHits: 'many', fdcId: -1, versions: 'all', food: [3] })
  if (fault === 'words') return void response.writeHead(200).end('<h1>Welcome</h1>')
  // Whoever hangs never answers.
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const search = (query: string) => {
  const found = query === 'oats' ? [{ fdcId: 2346396, description: 'Oats, whole grain', dataType: 'Foundation' }] : []
  return { totalHits: found.length, currentPage: 1, totalPages: found.length, foods: found, aggregations: {} }
}

const amountOf = (id: number, unitName: string, amount: number) => ({ nutrient: { id, name: '', unitName }, amount })

const foods = new Map<string, unknown>([
  [
    '/fdc/food/2346396',
    {
      fdcId: 2346396,
      description: 'Oats, whole grain',
      dataType: 'Foundation',
      foodNutrients: [
        amountOf(2048, 'kcal', 381.4567),
        amountOf(1003, 'g', 13.504),
        amountOf(1093, 'mg', -0.5),
        amountOf(1162, 'mg', 3),
        { nutrient: null },
        { nutrient: { id: 1005, unitName: 'g' } },
      ],
      foodPortions: [
        { amount: 0.5, gramWeight: 40.5, measureUnit: { name: 'cup' } },
        { amount: 1, gramWeight: 28.35, measureUnit: { name: 'oz' } },
        { amount: 1, gramWeight: 12, modifier: 'slice (thin)', measureUnit: { name: 'undetermined' } },
        { amount: 0, gramWeight: 5, measureUnit: { name: 'pinch' } },
      ],
    },
  ],
])
