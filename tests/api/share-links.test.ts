import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { setSpaceSetting } from '#tests/embed.fixture.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Link {
  share: string
  link: string
  uses: number
  last_used_at: string | null
  reports: number
  valid_until: string | null
}

const linkTo = (person: TestPerson, recipe: number) => person.get<Link>(`/api/share-link/${recipe}`)
const linksOf = (person: TestPerson, recipe: number) => person.get<Link[]>(`/api/share-link/?recipe=${recipe}`)

it('guests share nothing, and a recipe of others that they may not see has no link', async () => {
  const { creator, join } = await createHousehold()
  const [guest, user, other] = [await join('guest'), await join('user'), await createHousehold()]
  const soup = await createPancakes(creator)
  const secret = await createPancakes(creator, { private: true })
  const refused = await guest.call('GET', `/api/share-link/${soup.id}`)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ error: 'sharing_disabled' })
  expect((await user.call('GET', `/api/share-link/${secret.id}`)).status).toBe(403)
  expect((await other.creator.call('GET', `/api/share-link/${soup.id}`)).status).toBe(404)
  expect((await stranger.call('GET', `/api/share-link/${soup.id}`)).status).toBe(403)
})

it('a space that stops sharing makes no links, and its existing ones do not open', async () => {
  const { creator, space } = await createHousehold()
  const soup = await createPancakes(creator)
  const { share } = await linkTo(creator, soup.id)
  await setSpaceSetting(space, 'allow_sharing', false)
  expect((await creator.call('GET', `/api/share-link/${soup.id}`)).status).toBe(403)
  expect((await stranger.call('GET', `/api/recipe/${soup.id}/?share=${share}`)).status).toBe(404)
  await setSpaceSetting(space, 'allow_sharing', true)
  expect((await stranger.call('GET', `/api/recipe/${soup.id}/?share=${share}`)).status).toBe(200)
})

it('a link opens its recipe and nothing else, however it is asked', async () => {
  const { creator } = await createHousehold()
  const [soup, other] = [await createPancakes(creator), await createPancakes(creator, { name: 'Other' })]
  const { share } = await linkTo(creator, soup.id)
  for (const path of ['/api/recipe/', '/api/food/', `/api/recipe/${other.id}/`, `/api/step/${soup.steps[0]?.id}/`]) {
    expect([403, 404], path).toContain((await stranger.call('GET', `${path}?share=${share}`)).status)
  }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect((await stranger.call(method, `/api/recipe/${soup.id}/?share=${share}`, {})).status, method).toBe(403)
  }
  expect((await stranger.call('GET', `/api/recipe/${soup.id}/related/?share=${share}`)).status).toBe(403)
})

it('whoever sees the recipe sees how often a link was opened', async () => {
  const { creator, join } = await createHousehold()
  const soup = await createPancakes(creator)
  const { share } = await linkTo(creator, soup.id)
  expect(await linksOf(creator, soup.id)).toMatchObject([{ uses: 0, last_used_at: null, reports: 0 }])
  for (let i = 0; i < 3; i++) await stranger.get(`/api/recipe/${soup.id}/?share=${share}`)
  await stranger.call('GET', `/api/recipe/${soup.id}/?share=${crypto.randomUUID()}`)
  // Three views within three seconds count once.
  await vi.waitFor(async () => expect(await linksOf(creator, soup.id)).toMatchObject([{ uses: 1 }]))
  expect(await linksOf(await join('user'), soup.id)).toMatchObject([{ share, uses: 1 }])
  expect(Date.parse((await linksOf(creator, soup.id))[0]?.last_used_at ?? '')).toBeGreaterThan(0)
})

it('a link opens until its last day is over everywhere, and again when it is given a later one', async () => {
  const { creator, join, space, shard } = await createHousehold()
  const [user, guest, other] = [await join('user'), await join('guest'), await createHousehold()]
  const soup = await createPancakes(creator)
  const { share } = await linkTo(creator, soup.id)
  const last = (person: TestPerson, valid_until: string | null) =>
    person.call('PATCH', `/api/share-link/${share}/`, { valid_until })
  const opens = async () => (await stranger.call('GET', `/api/recipe/${soup.id}/?share=${share}`)).status
  expect(await linksOf(creator, soup.id)).toMatchObject([{ valid_until: null }])
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  expect(await (await last(user, inDays(0))).json()).toMatchObject({ share, valid_until: inDays(0) })
  expect(await opens()).toBe(200)
  for (const [person, status] of [
    [guest, 403],
    [other.creator, 404],
  ] as const)
    expect((await last(person, null)).status).toBe(status)
  const past = await last(user, inDays(-3))
  expect(past.status).toBe(400)
  expect(await past.json()).toMatchObject({ valid_until: ['That day is over.'] })

  await databaseByName(env, shard)
    .prepare('UPDATE share_link SET valid_until = ? WHERE space_id = ? AND id = ?')
    .bind(inDays(-2), space, share)
    .run()
  expect(await opens()).toBe(404)
  expect(await linksOf(creator, soup.id)).toMatchObject([{ share, valid_until: inDays(-2) }])
  // A link that is over is not handed out again.
  expect((await linkTo(creator, soup.id)).share).not.toBe(share)

  await last(creator, null)
  expect(await opens()).toBe(200)
})

it('a complaint is counted, and closes the link only where the server is set so', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator)
  const { share } = await linkTo(creator, soup.id)
  const complain = async (id: string) =>
    (await stranger.call('POST', `/api/share-abuse/${id}/`, { reason: 'This is mine.' })).status
  expect(await complain(share)).toBe(204)
  expect(await linksOf(creator, soup.id)).toMatchObject([{ reports: 1 }])
  expect((await stranger.call('GET', `/api/recipe/${soup.id}/?share=${share}`)).status).toBe(200)
  for (const unknown of [crypto.randomUUID(), 'x']) expect(await complain(unknown)).toBe(404)
  env.SHARING_ABUSE = '1'
  try {
    expect(await complain(share)).toBe(204)
  } finally {
    delete env.SHARING_ABUSE
  }
  expect((await stranger.call('GET', `/api/recipe/${soup.id}/?share=${share}`)).status).toBe(404)
  expect(await linksOf(creator, soup.id)).toEqual([])
})

it('a link opens as often as the server lets it, and without end for a space that may', async () => {
  const { creator, space, shard } = await createHousehold()
  const soup = await createPancakes(creator)
  const { share } = await linkTo(creator, soup.id)
  const path = `/api/recipe/${soup.id}/?share=${share}`
  const opened = async (uses: number) => {
    await databaseByName(env, shard)
      .prepare('INSERT OR REPLACE INTO share_link_use VALUES (?, ?, ?, ?)')
      .bind(space, share, uses, new Date().toISOString())
      .run()
    return (await stranger.call('GET', path)).status
  }
  expect(await opened(3)).toBe(200)
  env.SHARING_LIMIT = '2'
  try {
    expect(await opened(2)).toBe(200)
    expect(await opened(3)).toBe(404)
    await setSpaceSetting(space, 'no_sharing_limit', true)
    expect(await opened(3)).toBe(200)
    await setSpaceSetting(space, 'no_sharing_limit', false)
    for (const none of ['0', '', 'many']) {
      env.SHARING_LIMIT = none
      expect(await opened(3), none).toBe(200)
    }
  } finally {
    delete env.SHARING_LIMIT
  }
})

it('whatever host a request claims, links in answers start with the configured address', async () => {
  const { creator } = await createHousehold()
  for (const name of ['Soup', 'Stew']) await createPancakes(creator, { name })
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  env.ORIGIN = 'https://larder.example'
  try {
    const list = await (
      await creator.call('GET', '/api/recipe/?page_size=1', undefined, forged)
    ).json<{ next: string }>()
    expect(list.next).toMatch(/^https:\/\/larder\.example\/api\/recipe\/\?/)
    const { results } = await creator.get<{ results: { id: number }[] }>('/api/recipe/')
    const { link } = await (
      await creator.call('GET', `/api/share-link/${results[0]?.id}`, undefined, forged)
    ).json<Link>()
    expect(link).toMatch(/^https:\/\/larder\.example\/recipe\//)
  } finally {
    delete env.ORIGIN
  }
})
