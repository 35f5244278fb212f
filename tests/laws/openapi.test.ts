import { expect, it } from 'vitest'
import { exports } from 'cloudflare:workers'
import kept from '../../openapi/openapi.json?raw'

it('the served document equals openapi/openapi.json', async () => {
  const response = await exports.default.fetch('http://larder.test/openapi.json')
  const served = JSON.stringify(await response.json(), null, 1)
  const changed = [...changedParts(served)]
  if (changed.length > 0)
    console.log(`openapi.json changes in ${changed.join(', ')}: run this with -u, and read the difference`)
  await expect(`${served}\n`).toMatchFileSnapshot('../../openapi/openapi.json')
})

type Parts = Record<string, unknown>
interface Document {
  paths: Parts
  components: { schemas: Parts }
}

/** Paths and schemas that differ, as the difference of two such documents is too long to read. */
function* changedParts(served: string): Iterable<string> {
  const [now, before] = [JSON.parse(served) as Document, JSON.parse(kept) as Document]
  for (const [one, other] of [
    [now.paths, before.paths],
    [now.components.schemas, before.components.schemas],
  ] as const) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (JSON.stringify(one[name]) !== JSON.stringify(other[name])) yield name
    }
  }
}
