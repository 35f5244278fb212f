import { expect, it } from 'vitest'
import { converse } from '#worker/modules/ai/calls/converse.ts'
import { gatewayAsFetch } from '#worker/modules/ai/vendors/gateway-as-fetch.ts'
import { languageModel } from '#worker/modules/ai/vendors/language-model.ts'
import { vendorOf } from '#worker/modules/ai/vendors/vendor-of.ts'
import { draftQuestion } from '#worker/modules/assistant/import/draft-question.ts'
import { aiHost, newScript, SECRET, seenBy } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'
import type { Line } from '#tests/ai.script.ts'

/** OpenAI without an address of its own, but for where it is found. */
async function asked(script: readonly Line[]) {
  const key = await newScript(script)
  const named = vendorOf('gpt-5-mini', null)
  if (!named) throw new Error('nobody knows gpt-5-mini')
  const vendor = { ...named.vendor, base: `${aiHost}/${key}/v1` }
  const fetch = gatewayAsFetch(aiHost, () => 20_000)
  const load = () => languageModel({ ...named, vendor }, { url: null, key: SECRET, fetch, binding: undefined })
  const limits = { output: 4_000, timeLeft: () => 20_000 }
  const conversation = await converse(load, draftQuestion([{ text: SOUP_TEXT }]), limits)
  return { ...conversation, requests: await seenBy(key) }
}

it('OpenAI is asked by its Responses API, for JSON by a schema, and keeps nothing', async () => {
  const { result, usage, requests } = await asked([{ say: soup(), input: 900, output: 300, cached: 100 }])
  expect(result).toMatchObject({ value: { name: 'Leek soup' } })
  expect(usage).toEqual({ input: 900, output: 300, cacheRead: 100, cacheWrite: 0 })
  const [request] = requests
  expect(request?.url).toMatch(/\/v1\/responses$/)
  expect(request?.headers['authorization']).toBe(`Bearer ${SECRET}`)
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    model: 'gpt-5-mini',
    store: false,
    max_output_tokens: 4_000,
    text: { format: { type: 'json_schema' } },
  })
})

const REFUSALS: [what: string, line: Line, reason: string][] = [
  ['refuses in its answer', { refuses: "I'm sorry, I cannot help with that." }, 'declined'],
  ['holds it back by its filter', { say: '', finish: 'content_filter' }, 'declined'],
  ['runs out of tokens', { say: '{"found":true,"name":"Leek', finish: 'max_output_tokens' }, 'cut_off'],
  [
    'fails within its answer',
    {
      raw: JSON.stringify({
        id: 'r',
        object: 'response',
        status: 'failed',
        error: { code: 'server_error', message: 'x' },
      }),
    },
    'unusable',
  ],
  [
    'refuses the key',
    { status: 401, raw: `{"error":{"message":"Incorrect API key provided: ${SECRET}","code":"invalid_api_key"}}` },
    'key_refused',
  ],
  [
    'knows no such model',
    { status: 404, raw: '{"error":{"message":"The model does not exist","code":"model_not_found"}}' },
    'model_refused',
  ],
  [
    'asks to wait',
    { status: 429, raw: '{"error":{"message":"Rate limit reached","code":"rate_limit_exceeded"}}' },
    'busy',
  ],
]

it.each(REFUSALS)('where OpenAI %s, it is told as any refusal is', async (_what, line, reason) => {
  const { result, requests } = await asked([line])
  expect(result).toMatchObject({ refusal: { reason } })
  expect(requests.length).toBe(1)
  expect(JSON.stringify(result)).not.toContain(SECRET)
})
