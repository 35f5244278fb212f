import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, personWithToken, tokenFor } from '#tests/fixture.ts'
import { operations, type Operation } from './document.ts'

async function closed(): Promise<Operation[]> {
  const response = await exports.default.fetch('http://larder.test/openapi.json')
  const { paths } = await response.json<{ paths: Record<string, Record<string, { security?: unknown[] }>> }>()
  return (await operations()).filter(({ path, method }) => paths[path]?.[method.toLowerCase()]?.security?.length !== 0)
}

const statuses = async (scope: string, which: (operation: Operation) => boolean) => {
  const { creator } = await createHousehold()
  const app = personWithToken(creator.id, await tokenFor(creator.id, scope))
  const found: [string, number][] = []
  for (const { method, path } of (await closed()).filter(which)) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    found.push([`${method} ${path}`, (await app.call(method, path.replace(/\{\w+\}/g, '1'), body)).status])
  }
  return found
}

// Creating a link is a write, even by GET. Switching spaces and parsing a line are none.
const harmless = /switch-active-space|ingredient-parser/
const writes = ({ method, path }: Operation) =>
  (method !== 'GET' && !harmless.test(path)) || path === '/api/share-link/{id}/'

it('a token that may only read changes nothing, anywhere', async () => {
  const all = await statuses('read', writes)
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(([, status]) => status !== 403)).toEqual([])
})

it('a token that may only write reads nothing, anywhere', async () => {
  const all = await statuses('write', (operation) => operation.method === 'GET' && !writes(operation))
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(([, status]) => status !== 403)).toEqual([])
})
