import { expect, it } from 'vitest'
import { aiHost, aiHousehold, ask, form, SECRET } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'

const WIRES: [model: string, url: string, path: RegExp, header: string, key: string][] = [
  ['anthropic/claude-sonnet-4-5', `${aiHost}/KEY/v1`, /\/v1\/messages$/, 'x-api-key', SECRET],
  ['gemini/gemini-2.5-flash', `${aiHost}/KEY/v1beta`, /\/gemini-2\.5-flash:generateContent$/, 'x-goog-api-key', SECRET],
  ['mistral/mistral-small-latest', `${aiHost}/KEY/v1`, /\/v1\/chat\/completions$/, 'authorization', `Bearer ${SECRET}`],
  ['openai/gpt-5-mini', `${aiHost}/KEY/v1`, /\/v1\/chat\/completions$/, 'authorization', `Bearer ${SECRET}`],
  ['ollama/llama3.3', `${aiHost}/KEY/v1`, /\/v1\/chat\/completions$/, 'authorization', `Bearer ${SECRET}`],
  ['my-own-model', `${aiHost}/KEY/v1`, /\/v1\/chat\/completions$/, 'authorization', `Bearer ${SECRET}`],
]

it.each(WIRES)('%s is spoken to as its maker speaks', async (model_name, url, path, header, key) => {
  const script = [{ say: soup(), input: 2000, output: 1000, cached: 500 }]
  const home = await aiHousehold(script, { model_name, url, price_input: null, price_output: null })
  const answer = await home.call('/api/ai-import/', form({ ai_provider_id: home.provider, text: SOUP_TEXT }))
  expect(await answer.json()).toMatchObject({ error: false, recipe: { name: 'Leek soup' } })
  const [request] = await home.seen()
  expect(request?.url).toMatch(path)
  expect(request?.headers[header]).toBe(key)
  expect(request?.body).toContain('JSON schema of your answer')
  const [log] = await home.logs()
  expect(log?.state).toBe('charged')
  expect(log?.cached_tokens).toBe(500)
  // What runs on a machine of one's own is free.
  if (model_name.startsWith('ollama/')) expect(log?.credit_cost).toBe(0)
  else expect(log?.credit_cost).toBeGreaterThan(0)
})

it('a price of its own comes before the listed one, and where cost does not count there is none', async () => {
  const home = await aiHousehold([{ say: soup(), input: 1000, output: 1000 }], { price_input: 100, price_output: 200 })
  await home.call('/api/ai-import/', form({ ai_provider_id: home.provider, text: SOUP_TEXT }))
  expect(await home.used()).toBe(30)
})

it('prices are from 0, or blank', async () => {
  const home = await aiHousehold([])
  const path = `/api/ai-provider/${home.provider}/`
  const change = (body: object) => ask('PATCH', path, body, { token: home.creator.token })
  expect((await change({ price_input: -1 })).status).toBe(400)
  expect((await change({ price_input: 'much' })).status).toBe(400)
  expect(await (await change({ price_input: '', price_output: 0, price_cache: '0,5' })).json()).toMatchObject({
    price_input: null,
    price_output: 0,
    price_cache: 0.5,
  })
})

it('an address that the operator does not allow gets neither request nor key', async () => {
  const home = await aiHousehold([{ say: soup() }])
  const body = form({ ai_provider_id: home.provider, text: SOUP_TEXT })
  const variables = { AI_ALLOWED_URLS: 'https://api.example.net/v1' }
  const answer = await ask('POST', '/api/ai-import/', body, { token: home.creator.token, variables })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: true, msg: expect.stringContaining('not allowed') },
  ])
  expect([await home.seen(), await home.logs()]).toEqual([[], []])
})

it('a model of the platform answers for providers of the operator alone', async () => {
  const asked: unknown[] = []
  const AI = {
    run: async (...given: unknown[]) => {
      asked.push(given)
      return { response: soup(), usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } }
    },
  }
  const home = await aiHousehold([], { model_name: 'workers-ai/@cf/meta/llama-3.1-8b-instruct', url: null })
  const body = form({ ai_provider_id: home.provider, text: SOUP_TEXT })
  const own = await ask('POST', '/api/ai-import/', body, { token: home.creator.token, variables: { AI } })
  expect([own.status, await own.json()]).toMatchObject([400, { msg: expect.stringContaining('no AI of its own') }])
  expect(asked).toEqual([])
})
