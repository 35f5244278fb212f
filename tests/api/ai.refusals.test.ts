import { expect, it } from 'vitest'
import { aiHost, aiHousehold, form, SECRET } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'
import type { Line } from '#tests/ai.script.ts'

const steps = { steps: [{ instruction: 'Slice the leeks. Boil them.', ingredients: [], order: 0 }] }
const sorted = JSON.stringify({ starts: [0, 1], uses: [] })

/** What a provider may do, and what a person is told of it. */
const FAILURES: [what: string, script: Line[], status: number, msg: RegExp, code: string][] = [
  [
    'refuses the key, and repeats it',
    [{ status: 401, echoes: true }],
    400,
    /does not accept the key/,
    'ai.key_refused',
  ],
  ['forbids it', [{ status: 403, echoes: true }], 400, /does not accept the key/, 'ai.key_refused'],
  [
    'knows no such model',
    [{ status: 404, raw: '{"error":{"message":"no"}}' }],
    400,
    /no such model/,
    'ai.model_refused',
  ],
  ['asks to wait', [{ status: 429, raw: '{"error":{"message":"slow down"}}' }], 400, /too much to do/, 'ai.busy'],
  ['cannot process it', [{ status: 400, echoes: true }], 400, /could not process/, 'ai.rejected'],
  ['says that it is too much', [{ status: 413, raw: 'no' }], 400, /more than the AI takes/, 'ai.too_large'],
  ['breaks', [{ status: 500, raw: '<h1>Error</h1>', type: 'text/html' }], 400, /has a fault/, 'ai.broken'],
  ['hangs up', [{ hangUp: true }], 400, /could not be reached/, 'ai.unreachable'],
  ['floods', [{ flood: true }], 400, /far too long/, 'ai.flooded'],
  ['sends elsewhere', [{ to: `${aiHost}/elsewhere` }], 400, /sends requests elsewhere/, 'ai.redirected'],
  ['shows a page', [{ raw: '<html>Welcome</html>', type: 'text/html' }], 400, /Error parsing/, 'ai.unusable'],
  ['answers half of it', [{ raw: '{"id":"a","choices":[{"index":0,"mess' }], 400, /Error parsing/, 'ai.unusable'],
  ['answers nothing', [{ say: '' }], 400, /Error parsing/, 'ai.unusable'],
  ['chats', [{ say: 'Sure! I would slice them first.' }], 400, /Error parsing/, 'ai.unusable'],
  ['keeps to another schema', [{ say: '{"steps":["Slice"]}' }], 400, /Error parsing/, 'ai.unusable'],
  ['names what it was not given', [{ say: '{"starts":[0,7],"uses":[]}' }], 400, /Error parsing/, 'ai.unusable'],
  [
    'counts in words',
    [{ say: sorted, usage: { prompt_tokens: 'many', completion_tokens: 2 } }],
    400,
    /Error parsing/,
    'ai.unusable',
  ],
  ['declines', [{ say: '', finish: 'content_filter' }], 400, /declines/, 'ai.declined'],
  ['breaks off', [{ say: '{"starts":[0,', finish: 'length' }], 400, /broke off/, 'ai.cut_off'],
]

it.each(FAILURES)(
  'a provider that %s is told in a sentence, and costs nothing',
  async (_, script, status, msg, code) => {
    const home = await aiHousehold(script)
    const answer = await home.call(`/api/ai-step-sort/?provider=${home.provider}`, steps)
    const body = await answer.json<{ error: boolean; msg: string }>()
    expect([answer.status, body.error]).toEqual([status, true])
    expect(body.msg).toMatch(msg)
    const [log, ...others] = await home.logs()
    expect([log?.state, log?.code, log?.credit_cost, others.length]).toEqual(['failed', code, 0, 0])
    expect(await home.used()).toBe(0)
    const kept = await home.creator.get('/api/event/?page_size=200')
    expect(JSON.stringify([body, kept])).not.toContain(SECRET)
  },
)

it('a redirect is not followed, so that no key goes astray', async () => {
  const other = await aiHousehold([{ say: sorted }])
  const key = new URL(String((await other.creator.get(`/api/ai-provider/${other.provider}/`))['url'])).pathname.split(
    '/',
  )[1]
  const home = await aiHousehold([{ to: `${aiHost}/${key}/v1/chat/completions` }])
  await home.call(`/api/ai-step-sort/?provider=${home.provider}`, steps)
  expect([(await home.seen()).length, (await other.seen()).length]).toEqual([1, 0])
})

it('an answer that was not what was asked for is asked for once more, with what was wrong', async () => {
  const home = await aiHousehold([{ say: '{"starts":[9],"uses":[]}' }, { say: `Here it is: ${sorted} Enjoy!` }])
  const answer = await home.call(`/api/ai-step-sort/?provider=${home.provider}`, steps)
  expect(answer.status).toBe(200)
  const [, again] = await home.seen()
  expect(again?.body).toContain('There is no sentence 9.')
  // Both requests are paid for, as together they brought the answer.
  expect(await home.logs()).toMatchObject([
    { state: 'charged', input_tokens: 200, output_tokens: 100, credit_cost: 0.03 },
  ])
})

it('what a provider says of its work that cannot be true is reckoned from the texts', async () => {
  for (const usage of [null, { prompt_tokens: -5, completion_tokens: -1, total_tokens: -6 }]) {
    const home = await aiHousehold([{ say: sorted, usage }])
    expect((await home.call(`/api/ai-step-sort/?provider=${home.provider}`, steps)).status).toBe(200)
    const [log] = await home.logs()
    expect(log?.input_tokens).toBeGreaterThan(100)
    expect(log?.credit_cost).toBeGreaterThan(0)
    expect(log?.credit_cost).toBeLessThan(1)
  }
})

it('a provider that says it did more work than was asked for takes no more than was reserved', async () => {
  const home = await aiHousehold([{ say: sorted, input: 90_000_000, output: 90_000_000 }])
  await home.terms({ ai_credits_monthly: 2 })
  expect((await home.call(`/api/ai-step-sort/?provider=${home.provider}`, steps)).status).toBe(200)
  expect(await home.used()).toBeLessThanOrEqual(2)
})

it('a provider that never answers is a time-out, after which its credits are free', async () => {
  const home = await aiHousehold([{ delay: 5_000, say: sorted }])
  const { askProvider } = await import('#worker/modules/ai/calls/ask-provider.ts')
  const { contextForUser } = await import('#worker/auth/context-for-user.ts')
  const { env } = await import('cloudflare:workers')
  const at = new Date().toISOString()
  const context = await contextForUser({ ...env, FETCH_ALLOW: aiHost }, at, {
    user: home.creator.id,
    space: home.space,
  })
  if (!context) throw new Error('no context')
  const { stepsQuestion } = await import('#worker/modules/assistant/sort-steps/steps-question.ts')
  const question = { ...stepsQuestion({ steps: [], pieces: [], lines: [] }), timeoutMs: 200 }
  await expect(askProvider(context, home.provider, question)).rejects.toMatchObject({ status: 408, code: 'ai.timeout' })
  expect(await home.logs()).toMatchObject([{ state: 'failed', code: 'ai.timeout', credit_cost: 0 }])
})

it('where AI is off or nothing is left, nobody is asked', async () => {
  const home = await aiHousehold([{ say: soup() }])
  const refused = async (settings: Record<string, unknown>) => {
    await home.terms(settings)
    const answer = await home.call('/api/ai-import/', form({ ai_provider_id: home.provider, text: SOUP_TEXT }))
    return [answer.status, (await answer.json<{ msg: string }>()).msg]
  }
  const none = [400, expect.stringContaining("don't have any credits")]
  expect(await refused({ ai_enabled: false })).toEqual(none)
  expect(await refused({ ai_enabled: true, ai_credits_monthly: 0 })).toEqual(none)
  expect(await refused({ ai_credits_monthly: 0, ai_credits_balance: 0.1 })).toEqual([
    400,
    expect.stringContaining('more credits than the 0.10 that are left'),
  ])
  expect([await home.seen(), await home.logs()]).toEqual([[], []])
})
