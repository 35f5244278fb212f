import { expect, it } from 'vitest'
import { exports } from 'cloudflare:workers'

it('the published document is the one that is kept', async () => {
  const response = await exports.default.fetch('http://larder.test/openapi.json')
  const document = JSON.stringify(await response.json(), null, 1)
  await expect(`${document}\n`).toMatchFileSnapshot('../../openapi/openapi.json')
})
