import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aiHousehold, ask, form, SECRET } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'
import type { Line } from '#tests/ai.script.ts'

/** What the server wrote to its own log. */
const written: string[] = []
beforeEach(() => {
  written.length = 0
  for (const level of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      written.push(
        said.map((one) => (one instanceof Error ? `${one.message} ${one.stack}` : JSON.stringify(one))).join(' '),
      )
    })
  }
})
afterEach(() => void vi.restoreAllMocks())

/** Providers that do their work, and some that repeat the key in whatever they say. */
const SCRIPTS: [what: string, script: Line[]][] = [
  ['answers', [{ say: soup() }]],
  ['says the key in its answer', [{ say: soup({ name: `Soup ${SECRET}`, description: SECRET }) }]],
  ['repeats the key in a refusal', [{ status: 401, echoes: true }]],
  ['repeats the key in a fault', [{ status: 500, echoes: true }]],
  ['repeats the key as nonsense', [{ raw: `{"choices":"${SECRET}"}` }]],
  ['repeats the key in a wrong shape', [{ say: `{"found":"${SECRET}"}` }]],
  ['hangs up', [{ hangUp: true }]],
]

it.each(SCRIPTS)('no question to a provider that %s leaves its key anywhere', async (what, script) => {
  const home = await aiHousehold(script)
  const me = home.creator
  await me.post('/api/property-type/', { name: 'Calories', unit: 'kcal' })
  const { id: food } = await me.post<{ id: number }>('/api/food/', { name: 'Leek' })
  const { id: recipe } = await me.post<{ id: number }>('/api/recipe/', { name: 'Soup', steps: [] })
  const steps = [{ instruction: 'Slice the leeks. Boil them.', ingredients: [], order: 0 }]
  const by = `?provider=${home.provider}`
  const asked: [path: string, body: object | FormData][] = [
    ['/api/ai-import/', form({ ai_provider_id: home.provider, text: SOUP_TEXT })],
    ['/api/ai-import/?estimate=true', form({ ai_provider_id: home.provider, text: SOUP_TEXT })],
    [`/api/ai-step-sort/${by}`, { steps }],
    [`/api/food/${food}/aiproperties/${by}`, { name: 'Leek' }],
    [`/api/recipe/${recipe}/aiproperties/${by}`, { name: 'Soup' }],
    [`/api/recipe/${recipe}/aitranslate/${by}&language=de`, { name: 'Soup' }],
    [`/api/ai-substitutes/${by}`, { food: 'Leek' }],
    [`/api/ai-ideas/${by}`, { foods: [food] }],
    [`/api/ai-clean-up/${by}`, { what: 'spelling' }],
    [`/api/ai-recipe/${by}`, { name: 'Soup' }],
    [`/api/ai-provider/${home.provider}/test/`, {}],
  ]
  const answers: string[] = []
  for (const [path, body] of asked) {
    const answer = await home.call(path, body)
    expect([path, answer.status >= 200 && answer.status < 500]).toEqual([path, true])
    answers.push(await answer.text())
  }
  const provider = `/api/ai-provider/${home.provider}/`
  answers.push(
    JSON.stringify(await me.get(provider)),
    JSON.stringify(await me.get('/api/ai-provider/')),
    await (await ask('PATCH', provider, { name: 'Other' }, { token: me.token })).text(),
    await (await ask('PATCH', provider, { api_key: '' }, { token: me.token })).text(),
    JSON.stringify(await me.get(`${provider}nulling/`)),
    JSON.stringify(await me.get('/api/ai-log/')),
    JSON.stringify(await me.get('/api/event/?page_size=200')),
  )
  // A model was never told its key; whoever says it by chance says words.
  if (what !== 'says the key in its answer') expect(answers.join('\n')).not.toContain(SECRET)
  else expect(answers.slice(2).join('\n')).not.toContain(`"api_key":"${SECRET}`)
  expect(written.join('\n')).not.toContain(SECRET)
  // What a provider said itself is repeated to it when it is asked once more.
  if (!what.startsWith('says') && !what.endsWith('wrong shape'))
    for (const request of await home.seen()) expect(request.body).not.toContain(SECRET)
  const db = env[home.shard as 'SPACES_00']
  for (const [table, column] of [
    ['event', 'data'],
    ['ai_log', 'code'],
    ['ai_provider', 'url'],
  ]) {
    const found = await db
      .prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} LIKE ?`)
      .bind(`%${SECRET}%`)
      .first('n')
    expect([table, found]).toEqual([table, 0])
  }
})
