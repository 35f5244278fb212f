import { expect, inject, it } from 'vitest'
import { aiHousehold, ask, form } from '#tests/ai.fixture.ts'
import { SOUP_TEXT } from '#tests/ai.soup.ts'

const mock = inject('aimock')

const WIRES: [model: string, base: string][] = [
  ['compatible-model', '/v1'],
  ['openai/gpt-5-mini', '/v1'],
  ['anthropic/claude-sonnet-4-5', '/v1'],
  ['gemini/gemini-2.5-flash', '/v1beta'],
  ['ollama/llama3.3', '/v1'],
]

/** A mock of providers that somebody else wrote, where it is installed: it knows what ours do not. */
it.skipIf(mock === null).each(WIRES)(
  'aimock answers as %s does, and every way to fail is told',
  async (model, base) => {
    const home = await aiHousehold([])
    const { token } = home.creator
    const variables = { FETCH_ALLOW: mock ?? '' }
    const wanted = {
      name: 'aimock',
      model_name: model,
      url: `${mock}${base}`,
      api_key: 'sk-mock',
      price_input: 1,
      price_output: 1,
    }
    const made = await ask('POST', '/api/ai-provider/', wanted, { token, variables })
    const { id } = await made.json<{ id: number }>()
    const reading = async (text: string) => {
      const body = form({ ai_provider_id: id, text })
      const answer = await ask('POST', '/api/ai-import/', body, { token, variables })
      const { msg, recipe } = await answer.json<{ msg: string; recipe: { name: string } | null }>()
      return [answer.status, recipe?.name ?? msg]
    }
    expect(await reading(SOUP_TEXT)).toEqual([200, 'Leek soup'])
    const writing = await ask('POST', `/api/ai-recipe/?provider=${id}`, { name: 'Soup' }, { token, variables })
    expect(writing.status).toBe(200)
    expect((await ask('POST', `/api/ai-provider/${id}/test/`, {}, { token, variables })).status).toBe(200)
    expect(await reading('MALFORMED')).toEqual([400, expect.stringMatching(/Error parsing|broke off/)])
    expect(await reading('CHATTER')).toEqual([400, expect.stringContaining('Error parsing')])
    expect(await reading('LIMITED')).toEqual([400, expect.stringContaining('too much to do')])
    expect(await reading('BROKEN')).toEqual([400, expect.stringContaining('has a fault')])
    expect(await reading('Nobody has an answer for this.')).toEqual([
      400,
      expect.stringMatching(/no such model|could not process/),
    ])
    const logs = await home.logs()
    expect(logs.filter(({ state }) => state === 'charged').map(({ credit_cost }) => credit_cost > 0)).toEqual([
      true,
      true,
      true,
    ])
    expect(logs.filter(({ state }) => state === 'failed').length).toBe(5)
    expect(logs.filter(({ state }) => state === 'failed').every(({ credit_cost }) => credit_cost === 0)).toBe(true)
  },
)
