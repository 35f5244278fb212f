import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { openEmbed, pathOfEmbed } from '#tests/embed-page.fixture.ts'
import { createEmbed } from '#tests/embed.fixture.ts'
import { png } from '#tests/file.fixture.ts'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ')
      return [name, values]
    }),
  )

it('a page may load its own style, script and pictures, and nothing else', async () => {
  const home = await createHousehold()
  const { id } = await createPancakes(home.creator)
  const embed = await createEmbed(home, { type: 'RECIPE', accent_color: '#336699' })
  for (const rest of ['', `/recipe/${id}`, '/nothing']) {
    const { text, headers } = await openEmbed(pathOfEmbed(embed, rest))
    const policy = policyOf(headers)
    expect(policy.get('default-src')).toEqual(["'none'"])
    const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style)
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy.get('style-src')).toEqual(hashes)
    expect(policy.get('script-src')).toEqual(['http://larder.test/embed/live.js'])
    expect(policy.get('img-src')).toEqual(["'self'"])
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/embed/live.js" defer>'])
    expect(text).not.toMatch(/\son\w+=|\sstyle=/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
  const script = await openEmbed('/embed/live.js')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.text.length).toBeLessThan(1600)
})

it('no page sets a cookie, and none reads one', async () => {
  const home = await createHousehold()
  await createPancakes(home.creator, { name: 'Secret', private: true })
  const embed = await createEmbed(home, { type: 'RECIPE' })
  const plain = await openEmbed(pathOfEmbed(embed))
  const signedIn = await openEmbed(pathOfEmbed(embed), {
    authorization: `Bearer ${home.creator.token}`,
    cookie: 'larder.session_token=x; d1_bookmark=SPACES_00:1',
  })
  expect(signedIn.text).toBe(plain.text)
  for (const { headers } of [plain, signedIn, await openEmbed('/embed/x'), await openEmbed('/embed/live.js')]) {
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('vary') ?? '').not.toContain('cookie')
  }
})

it('only this server frames a page, and the sites that its embed names', async () => {
  const home = await createHousehold()
  const framed = async (allowed_origins: string | undefined) => {
    const embed = await createEmbed(home, { type: 'RECIPE', allowed_origins })
    return policyOf((await openEmbed(pathOfEmbed(embed))).headers).get('frame-ancestors')
  }
  expect(await framed(undefined)).toEqual(["'self'"])
  expect(await framed('https://Blog.example.org/\nexample.com, http://localhost:3000 https://*.example.net')).toEqual([
    "'self'",
    'https://blog.example.org',
    'https://example.com',
    'http://localhost:3000',
    'https://*.example.net',
  ])
  for (const odd of [
    '*',
    'https://*',
    "'unsafe-inline'",
    'https://a.example/path',
    'javascript:alert(1)',
    'https://a.example?x',
    'https://user@a.example',
    'data:x',
    'no site',
    'file:///etc',
    '"https://a.example"',
  ]) {
    const draft = { name: 'x', type: 'RECIPE', allowed_origins: odd }
    const answer = await home.creator.call('POST', '/api/enterprise-social-embed/', draft)
    expect(answer.status, odd).toBe(400)
    expect(await answer.json()).toMatchObject({ allowed_origins: [expect.stringContaining('https://example.org')] })
  }
})

it('a page that did not change is not sent again, and one that did is', async () => {
  const home = await createHousehold()
  const embed = await createEmbed(home, { type: 'RECIPE' })
  const first = await openEmbed(pathOfEmbed(embed))
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toMatch(/^private, max-age=\d{1,2}, must-revalidate$/)
  const again = await openEmbed(pathOfEmbed(embed), { 'if-none-match': tag })
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
  await createPancakes(home.creator, { name: 'Soup' })
  const changed = await openEmbed(pathOfEmbed(embed), { 'if-none-match': tag })
  expect(changed.status).toBe(200)
  expect(changed.text).toContain('Soup')
  await home.creator.patch(`/api/enterprise-social-embed/${embed.id}/`, { allowed_origins: 'https://example.org' })
  const allowed = await openEmbed(pathOfEmbed(embed), { 'if-none-match': changed.headers.get('etag') ?? '' })
  expect(allowed.status).toBe(200)
})

it('search engines list a page only where somebody wants that', async () => {
  const home = await createHousehold()
  const embed = await createEmbed(home, { type: 'RECIPE', search_engines: true })
  expect((await openEmbed(pathOfEmbed(embed))).headers.get('x-robots-tag')).toBeNull()
})

it('pictures come by signed addresses of this server, for anybody and without a cookie', async () => {
  const home = await createHousehold()
  const soup = await createPancakes(home.creator, { name: 'Soup' })
  const image = new FormData()
  image.set('image', new File([png], 'soup.png', { type: 'image/png' }))
  await home.creator.call('PUT', `/api/recipe/${soup.id}/image/`, image)
  const embed = await createEmbed(home, { type: 'RECIPE' })
  for (const rest of ['', `/recipe/${soup.id}`]) {
    const { main } = await openEmbed(pathOfEmbed(embed, rest))
    const [, src = ''] = /<img\s+src="([^"]*)"/.exec(main) ?? []
    const address = src.replaceAll('&#38;', '&')
    expect(address).toMatch(/^\/media\/.*&sign=.*&width=320$/)
    expect((await stranger.call('GET', address)).status).toBe(200)
  }
  await home.creator.patch(`/api/recipe/${soup.id}/`, { private: true })
  expect((await openEmbed(pathOfEmbed(embed))).main).not.toContain('<img')
})
