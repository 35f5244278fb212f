import { expect, it } from 'vitest'
import { formData, pdf } from '#tests/file.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'

const rough = 'a\tb\r\nc\u0007d\u2028e\u202Ef'
const smooth = 'a b c d ef'

it('a name is one line without control characters, whatever it names', async () => {
  const { creator } = await createHousehold()
  const named = async (kind: string, body: object) => creator.post<{ name: string }>(`/api/${kind}/`, body)
  for (const kind of [
    'food',
    'unit',
    'keyword',
    'supermarket',
    'supermarket-category',
    'shopping-list',
    'household',
    'meal-type',
  ]) {
    const made = await creator.call('POST', `/api/${kind}/`, { name: rough })
    if (made.status === 404 || made.status === 403) continue
    expect(await made.json(), kind).toMatchObject({ name: smooth })
  }
  expect(
    await named('recipe', { name: rough, steps: [{ name: rough, instruction: 'a\tb\r\nc\u0007d', ingredients: [] }] }),
  ).toMatchObject({
    name: smooth,
    steps: [{ name: smooth, instruction: 'a\tb\r\ncd' }],
  })
  expect(await named('recipe-book', { name: rough, shared: [] })).toMatchObject({ name: smooth })
  expect(await creator.post('/api/user-file/', formData({ name: rough, file: pdf }))).toMatchObject({ name: smooth })
  expect((await creator.call('POST', '/api/food/', { name: 'a\u0000b' })).status).toBe(400)
  expect((await creator.call('POST', '/api/food/', { name: '\u0007\u202E' })).status).toBe(400)
})

it('a text counts by the length of its normalized form', async () => {
  const { creator } = await createHousehold()
  const save = (instruction: string) =>
    creator.call('POST', '/api/recipe/', { name: 'g', steps: [{ instruction, ingredients: [] }] })
  const begun = performance.now()
  expect((await save('\uFDFA'.repeat(99_000))).status).toBe(400)
  expect(performance.now() - begun).toBeLessThan(1_500)
  expect((await save('½'.repeat(30_000))).status).toBe(201)
  expect((await creator.call('POST', '/api/food/', { name: '\uFDFA'.repeat(100) })).status).toBe(400)
})
