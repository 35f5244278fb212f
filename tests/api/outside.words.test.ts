import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'

const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']

it('names of built-in object properties are ordinary words in filters, orders and saved searches', async () => {
  const { creator } = await createHousehold()
  const calls: [string, string, object?][] = words.flatMap((word): [string, string, object?][] => [
    ['GET', `/api/recipe/?sort_order=${word}`],
    ['GET', `/api/recipe/?sort_order=-${word}`],
    ['GET', `/api/recipe-book/?order_field=${word}&order_direction=${word}`],
    ['GET', `/api/food/?query=${word}&random=${word}`],
    ['POST', '/api/recipe/', { [word]: { [word]: 1 } }],
    ['POST', '/api/ingredient-from-string/', { text: `1 ${word} ${word}` }],
  ])
  for (const [method, path, body] of calls) {
    expect((await creator.call(method, path, body)).status, `${method} ${path}`).toBeLessThan(500)
  }
  for (const word of words) {
    for (const search of [`{"${word}":"x"}`, `{"${word}":["x"],"version":"2"}`, `${word}=x&query=a`]) {
      const filter = { name: `${word} ${search}`, search }
      const { id } = await creator.post<{ id: number }>('/api/custom-filter/', filter)
      expect((await creator.call('GET', `/api/recipe/?filter=${id}`)).status, search).toBe(200)
    }
  }
})

it('a broken filter of a shared book breaks no list of those who have the book', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('guest')
  const shared = [{ id: creator.id }]
  const filter = { name: 'poison', search: '{"constructor":"x","sort_order":"__proto__"}', shared }
  const { id } = await other.post<{ id: number }>('/api/custom-filter/', filter)
  await other.post('/api/recipe-book/', { name: 'gift', shared, filter: { ...filter, id } })
  const mine = await creator.post<{ id: number }>('/api/recipe-book/', { name: 'mine', shared: [] })
  expect((await creator.call('GET', `/api/recipe/?books=${mine.id}`)).status).toBe(200)
})

it('a form may have a field that is named like a built-in object property', async () => {
  const { creator } = await createHousehold()
  const body = new FormData()
  body.set('__proto__', 'x')
  body.set('name', 'x')
  expect((await creator.call('POST', '/api/food/', body)).status).toBeLessThan(500)
})
