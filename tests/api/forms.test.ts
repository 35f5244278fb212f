import { expect, it } from 'vitest'
import { createHousehold, stranger } from '#tests/fixture.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const many = (n: number) => Array.from({ length: n }, (_, i) => `${i.toString(36)}=`).join('&')
const parts = (n: number, boundary: string) =>
  `${Array.from({ length: n }, (_, i) => `--${boundary}\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\nx\r\n`).join('')}--${boundary}--\r\n`

it.each(['/api-token-auth/', '/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/share-abuse/x/'])(
  'a form of more than a thousand fields is refused before it is read: %s',
  async (path) => {
    const started = Date.now()
    const plain = await stranger.fetch(path, { method: 'POST', headers: form, body: many(40_000) })
    const type = { 'content-type': 'multipart/form-data; boundary=b' }
    const multi = await stranger.fetch(path, { method: 'POST', headers: type, body: parts(3000, 'b') })
    expect([plain.status, multi.status]).toEqual([413, 413])
    expect(await plain.json()).toMatchObject({ code: 'request.too_large' })
    expect(Date.now() - started).toBeLessThan(3000)
  },
)

it('a form is refused at a megabyte, however its length is announced', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(100_000))
  for (const type of [form['content-type'], 'multipart/form-data; boundary=b']) {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (++sent > 30) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const answer = await stranger.fetch('/api-token-auth/', { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer.status).toBe(413)
  }
})

it('a delimiter is found however the body is split into chunks, in linear time also for hostile bodies', async () => {
  const boundary = `${'-'.repeat(60)}x`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const started = Date.now()
  const dashes = { method: 'POST', headers, body: '-'.repeat(990_000) }
  expect((await stranger.fetch('/api-token-auth/', dashes)).status).toBe(400)
  expect(Date.now() - started).toBeLessThan(2000)
  const bytes = new TextEncoder().encode(parts(2000, boundary))
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.slice(at, (at += 777)))
    },
  })
  expect((await stranger.fetch('/api-token-auth/', { method: 'POST', headers, body })).status).toBe(413)
})

it('of a field that is sent more than once the last value counts', async () => {
  const { creator } = await createHousehold()
  const headers = { authorization: `Bearer ${creator.token}` }
  const twice = new FormData()
  twice.append('name', 'first')
  twice.append('name', 'last')
  const multi = await creator.fetch('/api/keyword/', { method: 'POST', headers, body: twice })
  expect([multi.status, await multi.json()]).toEqual([201, expect.objectContaining({ name: 'last' })])
  const body = 'name=one&name=two'
  const plain = await creator.fetch('/api/unit/', { method: 'POST', headers: { ...headers, ...form }, body })
  expect([plain.status, await plain.json()]).toEqual([201, expect.objectContaining({ name: 'two' })])
})

it('a field that takes a list gets all that was sent', async () => {
  const { creator } = await createHousehold()
  const headers = { authorization: `Bearer ${creator.token}`, ...form }
  const [one, two] = [
    await creator.post('/api/keyword/', { name: 'a' }),
    await creator.post('/api/keyword/', { name: 'b' }),
  ]
  const recipe = await creator.post<{ id: number }>('/api/recipe/', { name: 'soup', steps: [] })
  const body = `recipes=${recipe.id}&keywords_add=${String(one['id'])}&keywords_add=${String(two['id'])}`
  const answer = await creator.fetch('/api/recipe/batch_update/', { method: 'PUT', headers, body })
  expect(answer.status).toBe(400) // One recipe alone is no list.
  const both = `recipes=${recipe.id}&${body}`
  expect((await creator.fetch('/api/recipe/batch_update/', { method: 'PUT', headers, body: both })).status).toBe(200)
  const { keywords } = await creator.get<{ keywords: unknown[] }>(`/api/recipe/${recipe.id}/`)
  expect(keywords).toHaveLength(2)
})

it('fields may be named like properties of Object.prototype', async () => {
  const body = '__proto__=x&constructor=y&__proto__=z&username=a&password=b'
  expect((await stranger.fetch('/api-token-auth/', { method: 'POST', headers: form, body })).status).toBe(400)
})
