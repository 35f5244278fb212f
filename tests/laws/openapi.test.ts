import { expect, it } from 'vitest'
import { exports } from 'cloudflare:workers'

it('the served document equals openapi/openapi.json', async () => {
  const response = await exports.default.fetch('http://larder.test/openapi.json')
  const document = JSON.stringify(await response.json(), null, 1)
  await expect(`${document}\n`).toMatchFileSnapshot('../../openapi/openapi.json')
})
