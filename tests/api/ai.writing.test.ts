import { expect, it } from 'vitest'
import { aiHousehold, type AiLog } from '#tests/ai.fixture.ts'
import { soup } from '#tests/ai.soup.ts'

interface Written {
  recipe: {
    name: string
    keywords: { name: string; import_keyword: boolean }[]
    steps: { ingredients: { doubts: string[] }[] }[]
  }
  warnings: { code: string }[]
  invented: { part: string }[]
}

const dish = { name: 'Leek soup', uses: ['Leek'], missing: ['Cream'], wish: 'quick' }

it('an idea becomes a recipe of which all is marked as made up, and nothing is saved', async () => {
  const home = await aiHousehold([{ say: soup() }])
  const answer = await home.call(`/api/ai-recipe/?provider=${home.provider}`, dish)
  expect(answer.status).toBe(200)
  const { recipe, warnings, invented } = await answer.json<Written>()
  const lines = recipe.steps.flatMap(({ ingredients }) => ingredients)
  expect(lines.map(({ doubts }) => doubts.includes('written'))).toEqual([true, true])
  expect(warnings.map(({ code }) => code)).toContain('written')
  expect(invented.map(({ part }) => part)).toEqual(['name', 'ingredient', 'ingredient', 'step', 'step'])
  expect(recipe.keywords).toContainEqual(expect.objectContaining({ name: '✨ AI', import_keyword: true }))
  expect(await home.creator.get('/api/recipe/')).toMatchObject({ count: 0 })
  const [request] = await home.seen()
  for (const said of ['Leek soup', 'Cream', 'quick']) expect(request?.body).toContain(said)
  expect((await home.creator.call('POST', '/api/recipe/', recipe)).status).toBe(201)
  expect(await home.logs()).toMatchObject([{ function: 'WRITING', state: 'charged' }])
})

it('what is no dish, or has no name, costs nothing', async () => {
  const home = await aiHousehold([
    { say: JSON.stringify({ ...(JSON.parse(soup()) as object), found: false, name: '' }) },
  ])
  expect((await home.call(`/api/ai-recipe/?provider=${home.provider}`, { name: '' })).status).toBe(400)
  expect((await home.logs()).length).toBe(0)
  const none = await home.call(`/api/ai-recipe/?provider=${home.provider}`, { name: 'Nonsense' })
  expect([none.status, await none.json()]).toMatchObject([400, { msg: expect.stringContaining('no dish') }])
})

it('a test says whether a provider answers, or why not, and is in the journal with its time', async () => {
  const home = await aiHousehold([{ say: '{"ready":true}' }])
  const path = `/api/ai-provider/${home.provider}/test/`
  const good = await home.call(path, {})
  expect([good.status, await good.json()]).toMatchObject([200, { ok: true }])
  await home.answers([{ status: 401, echoes: true }])
  const bad = await home.call(path, {})
  expect([bad.status, await bad.json()]).toMatchObject([
    400,
    { msg: expect.stringContaining('does not accept the key') },
  ])
  const [failed, charged] = (await home.logs()) as (AiLog & { seconds: number | null })[]
  expect([failed?.function, failed?.code, charged?.state]).toEqual(['TEST', 'ai.key_refused', 'charged'])
  expect(charged?.seconds).toBeGreaterThanOrEqual(0)
  expect(charged?.seconds).toBeLessThan(60)
  const neighbour = await aiHousehold([])
  expect((await neighbour.call(path, {})).status).toBe(404)
})
