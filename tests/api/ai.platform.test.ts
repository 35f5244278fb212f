import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { aiHousehold, ask, form } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'

type Run = (model: string, inputs: Record<string, unknown>) => Promise<unknown>

/**
 * A household of a server with a binding to Workers AI, which answers `{ response, usage }`; with a schema, `response` is the
 * object itself. What goes wrong there is an error whose message begins with a number.
 */
async function platform(run: Run) {
  const home = await aiHousehold([])
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(home.creator.id).run()
  const variables = { AI: { run } }
  const { token } = home.creator
  const wanted = {
    name: 'Own',
    model_name: 'workers-ai/@cf/meta/llama-3.1-8b-instruct',
    price_input: 1,
    price_output: 1,
  }
  const made = await ask('POST', '/api/ai-provider/', wanted, { token, variables })
  const { id, space } = await made.json<{ id: number; space: number | null }>()
  expect([made.status, space]).toEqual([201, null])
  const importing = async () => {
    const answer = await ask('POST', '/api/ai-import/', form({ ai_provider_id: id, text: SOUP_TEXT }), {
      token,
      variables,
    })
    return { status: answer.status, body: await answer.json<{ msg: string; recipe: { name: string } | null }>() }
  }
  return { home, importing, id }
}

const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 }

it.each([
  ['a text', { response: soup(), usage }],
  ['an object', { response: JSON.parse(soup()) as object, usage }],
  [
    'a choice',
    { choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: soup() } }], usage },
  ],
])('a model of the platform that answers %s reads a recipe and is paid for', async (_what, answer) => {
  const asked: { model: string; inputs: Record<string, unknown> }[] = []
  const { home, importing } = await platform(async (model, inputs) => {
    asked.push({ model, inputs })
    return answer
  })
  expect(await importing()).toMatchObject({ status: 200, body: { recipe: { name: 'Leek soup' } } })
  expect(asked).toMatchObject([
    { model: '@cf/meta/llama-3.1-8b-instruct', inputs: { response_format: { type: 'json_schema' }, max_tokens: 8000 } },
  ])
  expect(await home.logs()).toMatchObject([
    { state: 'charged', credit_cost: 0.15, input_tokens: 1000, output_tokens: 500 },
  ])
})

it.each([
  ['is too busy', '3040: Capacity temporarily exceeded, please try again.', 400, /too much to do|has a fault/],
  [
    'has used up what is free',
    '3036: you have used up your daily free allocation of 10,000 neurons',
    400,
    /too much to do/,
  ],
  [
    'knows no such model',
    '5007: No such model @cf/meta/llama-3.1-8b-instruct or task',
    400,
    /no such model|could not process/,
  ],
  ['fails', 'AiError: Unknown internal error', 400, /has a fault|not what was asked for|could not process/],
])('a platform that %s is told in a sentence, and costs nothing', async (_what, message, status, msg) => {
  const { home, importing } = await platform(() => Promise.reject(new Error(message)))
  const answer = await importing()
  expect(answer.status).toBe(status)
  expect(answer.body.msg).toMatch(msg)
  expect(await home.logs()).toMatchObject([{ state: 'failed', credit_cost: 0 }])
})
