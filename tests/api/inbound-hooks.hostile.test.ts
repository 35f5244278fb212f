import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { callHook, openHook } from '#tests/hook.fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'

const json = { 'content-type': 'application/json' }
const purposes = ['shopping', 'meal-plan', 'import', 'tick-off']
const deep = (open: string, close: string) => `${open.repeat(6_000)}${close.repeat(6_000)}`

const bodies: [string, string | Uint8Array<ArrayBuffer>, Record<string, string>][] = [
  ['lists within lists', deep('[', ']'), json],
  ['things within things', `${'{"food":'.repeat(5_000)}"x"${'}'.repeat(5_000)}`, json],
  [
    'lists within a field',
    `{"url": ${deep('[', ']')}, "list": ${deep('[', ']')}}`,
    { ...json, 'idempotency-key': 'k' },
  ],
  ['a prototype', '{"__proto__": {"text": "tea"}, "constructor": 1}', json],
  [
    'no text where one belongs',
    '{"text": {"a": []}, "items": [null, 1, true, {}], "recipe": [], "meal": {}, "date": 7}',
    json,
  ],
  [
    'numbers beyond all measure',
    '{"name": "tea", "amount": 1e999, "servings": -1e308, "id": 99999999999999999999}',
    json,
  ],
  ['text that ends within a letter', new Uint8Array([0x74, 0xc3, 0x28, 0x00, 0xff]), { 'content-type': 'text/plain' }],
  [
    'a form without an end',
    '--x\r\nContent-Disposition: form-data; name="text"',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['a form without a boundary', 'text=tea', { 'content-type': 'multipart/form-data' }],
  ['nothing but signs', `' OR 1=1; -- "%_*`, { 'content-type': 'text/plain' }],
  ['a day that there is none of', '{"title": "x", "date": "2031-99-99", "meal": "\\u0000"}', json],
]

it.each(bodies)('%s is read or refused by whatever a way in is for, and never breaks it', async (_, body, headers) => {
  const { creator } = await createHousehold()
  await creator.post('/api/meal-type/', { name: 'Dinner' })
  for (const purpose of purposes) {
    const { url } = await openHook(creator, { purpose })
    const answer = await exports.default.fetch(url, { method: 'POST', headers, body })
    expect(answer.status, purpose).toBeLessThan(500)
  }
})

it('a way in ticks off nothing of another household, whatever number is guessed, and plans nothing into its lists', async () => {
  const home = await createHousehold()
  const neighbour = await createNeighbour(home)
  const theirs = await neighbour.post<{ id: number }>('/api/shopping-list-entry/', {
    food: { name: 'wine' },
    amount: 1,
    unit: null,
  })
  const { url } = await openHook(home.creator, { purpose: 'tick-off' })
  expect((await callHook(url, { id: theirs.id })).status).toBe(404)
  expect((await callHook(url, { ids: [theirs.id], text: 'wine' })).status).toBe(404)
  expect(await neighbour.get(`/api/shopping-list-entry/${theirs.id}/`)).toMatchObject({ checked: false })
})

it('what a recipe is called comes back as text, and no method but POST does anything', async () => {
  const { creator } = await createHousehold()
  const name = '<img src=x onerror=alert(1)>'
  const { url } = await openHook(creator, { purpose: 'shopping' })
  const answer = await callHook(url, { name })
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const { status } = await exports.default.fetch(url, { method })
    expect([404, 405], method).toContain(status)
  }
})
