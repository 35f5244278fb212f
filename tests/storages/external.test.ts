import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { holdQueue, work } from '../queues/from-files.fixture.ts'
import { allowHost, kinds, openFolder } from './check.fixture.ts'

allowHost()
holdQueue()

const files = {
  'recipes/soup.pdf': '%PDF-1.7 soup',
  'recipes/page.html': '<script>alert(1)</script>',
  'recipes/pie.JPG': 'jpeg',
}

/** A recipe of each file of the folder, by name. */
async function recipesOf(me: TestPerson, kind: string) {
  const folder = await openFolder(me, kind)
  await folder.change({ files })
  await folder.check()
  const recipes = new Map<string, number>()
  for (const { id, name } of await folder.waiting()) {
    recipes.set(name, (await me.post<{ id: number }>(`/api/recipe-import/${id}/import_recipe/`, {})).id)
  }
  return { ...folder, id: (name: string) => recipes.get(name) ?? 0 }
}

describe.each(kinds)('%s', (kind) => {
  it('the file of a recipe comes as what it is, and nothing in it runs', async () => {
    const { creator } = await createHousehold()
    const { id } = await recipesOf(creator, kind)
    const pdf = await creator.call('GET', `/api/get_recipe_file/${id('soup')}/`)
    expect(pdf.status).toBe(200)
    expect(await pdf.text()).toBe('%PDF-1.7 soup')
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="soup.pdf"/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    const part = await creator.call('GET', `/api/get_recipe_file/${id('soup')}/`, undefined, { range: 'bytes=1-3' })
    expect([part.status, await part.text()]).toEqual([206, 'PDF'])
    const page = await creator.call('GET', `/api/get_recipe_file/${id('page')}/`)
    expect(page.headers.get('content-type')).toBe('application/octet-stream')
    expect(page.headers.get('content-disposition')).toMatch(/^attachment/)
    const picture = await creator.call('GET', `/api/get_recipe_file/${id('pie')}/`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
  })

  it('a file goes at its storage, and the recipe stays', async () => {
    const home = await createHousehold()
    const { creator } = home
    const { id, change } = await recipesOf(creator, kind)
    const answer = await creator.call('PATCH', `/api/recipe/${id('soup')}/delete_external/`, {})
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(await answer.json()).toMatchObject({ name: 'soup', file_path: '', file_missing: null })
    expect(Object.keys((await change({})).files)).not.toContain('recipes/soup.pdf')
    expect((await creator.call('GET', `/api/get_recipe_file/${id('soup')}/`)).status).toBe(200)
    await change({ faults: { unauthorized: 1 } })
    const refused = await creator.call('PATCH', `/api/recipe/${id('pie')}/delete_external/`, {})
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'storage.login_refused' }])
    expect(await creator.get(`/api/recipe/${id('pie')}/`)).toMatchObject({ file_path: expect.stringMatching(/pie/i) })
    await change({ removed: ['recipes/pie.JPG'] })
    expect((await creator.call('PATCH', `/api/recipe/${id('pie')}/delete_external/`, {})).status).toBe(200)
    expect(await replayDifferencesIn(home)).toEqual([])
  })
})

it('a file goes also where the storage answers again only later', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { id, change } = await recipesOf(creator, 'WebDAV')
  await change({ faults: { down: 1 } })
  const pending = await creator.call('PATCH', `/api/recipe/${id('soup')}/delete_external/`, {})
  expect([pending.status, await pending.json()]).toMatchObject([409, { code: 'storage.deletion_pending' }])
  const again = await creator.call('PATCH', `/api/recipe/${id('soup')}/delete_external/`, {})
  expect(again.status).toBe(409)
  const { sweep } = await import('#queues/sweep.ts')
  const { runReactor } = await import('#queues/run-reactor.ts')
  const db = home.shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  const seq = await db
    .prepare(`SELECT seq FROM event WHERE space_id = ? AND type = 'external-file.deletion_asked'`)
    .bind(home.space)
    .first<number>('seq')
  await sweep(env, new Date().toISOString())
  await runReactor({ reactor: 'external-file-deletion', database: home.shard, seq: seq ?? 0 }, env)
  expect(await creator.get(`/api/recipe/${id('soup')}/`)).toMatchObject({ file_path: '', file_missing: null })
  expect(Object.keys((await change({})).files)).not.toContain('recipes/soup.pdf')
})

it('a link is kept where it lasts, and opens for those who may see the recipe', async () => {
  for (const [kind, link] of [
    ['Dropbox', /^https:\/\/www\.dropbox\.com\/s\//],
    ['Nextcloud', /^https:\/\/cloud\.example\.org\/s/],
    ['S3', /X-Amz-Signature=/],
    ['WebDAV', /\/api\/get_recipe_file\/\d+\/$/],
  ] as const) {
    const { creator } = await createHousehold()
    const { id, change } = await recipesOf(creator, kind)
    const first = await creator.call('GET', `/api/get_external_file_link/${id('soup')}/`)
    expect(await first.text(), kind).toMatch(link)
    await change({})
    const second = await (await creator.call('GET', `/api/get_external_file_link/${id('soup')}/`)).text()
    expect(second, kind).toMatch(link)
    if (kind === 'Dropbox' || kind === 'Nextcloud') expect((await change({})).calls).toEqual([])
  }
})

it('the file of a recipe has the access rule of the recipe', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { id, change } = await recipesOf(creator, 'Dropbox')
  const soup = id('soup')
  const { share } = await creator.get<{ share: string }>(`/api/share-link/${soup}/`)
  expect((await stranger.call('GET', `/api/get_recipe_file/${soup}/?share=${share}`)).status).toBe(200)
  expect((await stranger.call('GET', `/api/get_recipe_file/${id('pie')}/?share=${share}`)).status).toBe(404)
  expect((await (await home.join('guest')).call('GET', `/api/get_recipe_file/${soup}/`)).status).toBe(200)
  await creator.patch(`/api/recipe/${soup}/`, { private: true })
  await change({})
  const user = await home.join('user')
  const other = (await createHousehold()).creator
  for (const [method, path] of [
    ['GET', `/api/get_recipe_file/${soup}/`],
    ['GET', `/api/get_external_file_link/${soup}/`],
    ['PATCH', `/api/recipe/${soup}/delete_external/`],
  ] as const) {
    const body = method === 'PATCH' ? {} : undefined
    expect((await user.call(method, path, body)).status, path).toBe(403)
    expect((await other.call(method, path, body)).status, path).toBe(404)
  }
  expect((await change({})).calls).toEqual([])
})

it('no path of a recipe leads out of its storage', async () => {
  const { creator, shard, space } = await createHousehold()
  const { id, change } = await recipesOf(creator, 'WebDAV')
  const db = shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  for (const path of ['../../etc/passwd', '..%2f..%2fetc/passwd', 'a/../../b.pdf', '//host/x.pdf']) {
    await db
      .prepare('UPDATE recipe SET file_path = ? WHERE space_id = ? AND id = ?')
      .bind(path, space, id('soup'))
      .run()
    await change({})
    expect((await creator.call('GET', `/api/get_recipe_file/${id('soup')}/`)).status, path).toBe(404)
    expect((await change({})).calls).toEqual([])
  }
})

it('what is in a file that waits is read as drafts, and the file waits no longer', async () => {
  const home = await createHousehold()
  const { creator } = home
  const folder = await openFolder(creator, 'Nextcloud')
  const page = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek soup',
    recipeIngredient: ['3 leeks'],
    recipeInstructions: ['Boil them.'],
  })
  await folder.change({ files: { 'recipes/a.json': page, 'recipes/b.pdf': 'b', 'recipes/c.json': page } })
  await folder.check()
  const [a, b] = await folder.waiting()
  expect((await creator.call('POST', `/api/recipe-import/${b?.id}/read/`, {})).status).toBe(400)
  expect((await (await createHousehold()).creator.call('POST', `/api/recipe-import/${a?.id}/read/`, {})).status).toBe(
    404,
  )
  await folder.change({ faults: { down: 1 } })
  expect((await creator.call('POST', `/api/recipe-import/${a?.id}/read/`, {})).status).toBe(409)
  expect(await folder.waiting()).toHaveLength(3)
  const { job } = await creator.post<{ job: { id: number } }>(`/api/recipe-import/${a?.id}/read/`, {})
  await work(home)
  expect(await creator.get(`/api/job/${job.id}/`)).toMatchObject({ msg: '', state: 'ready', total: 1 })
  expect((await folder.waiting()).map(({ name }) => name)).toEqual(['b', 'c'])
  expect(await creator.post('/api/recipe-import/read_all/', {})).toMatchObject({ read: 1, failed: [], remaining: 0 })
  expect((await folder.check()).msg).toContain('Nothing new')
  expect((await folder.waiting()).map(({ name }) => name)).toEqual(['b'])
})
