import { expect, it } from 'vitest'
import { aiHost, aiHousehold, ask, form } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'
import { allowHost, openFolder } from './check.fixture.ts'
import { host } from './service.fixture.ts'

allowHost()

it('the file that a recipe has in a storage is read by a model, by whoever sees the recipe', async () => {
  const home = await aiHousehold([{ say: soup() }])
  const { creator } = home
  const folder = await openFolder(creator, 'WebDAV')
  await folder.change({ files: { 'recipes/Soup.html': `<html><body><p>${SOUP_TEXT}</p></body></html>` } })
  await folder.check()
  const [waiting] = await folder.waiting()
  const { id } = await creator.post<{ id: number }>(`/api/recipe-import/${waiting?.id}/import_recipe/`, {})
  const fields = { ai_provider_id: home.provider, recipe_id: id, text: '', file: '' }
  const read = async (token = creator.token) => {
    const variables = { FETCH_ALLOW: `${aiHost} ${host}` }
    const answer = await ask('POST', '/api/ai-import/', form(fields), { token, variables })
    return [answer.status, answer.headers.get('x-error-code'), await answer.json()] as const
  }
  expect(await read()).toMatchObject([200, null, { error: false, recipe: { name: 'Leek soup' } }])
  expect((await home.seen())[0]?.body).toContain('Slice the leeks.')

  const asked = (await home.seen()).length
  for (const [fault, status, code] of [
    ['unauthorized', 409, 'storage.login_refused'],
    ['down', 409, 'storage.unavailable'],
    ['cut', 409, 'storage.unreachable'],
  ] as const) {
    await folder.change({ faults: { [fault]: 1 } })
    expect(await read(), fault).toMatchObject([status, code, { error: true, recipe: null, msg: expect.any(String) }])
  }
  await folder.change({ removed: ['recipes/Soup.html'] })
  expect(await read()).toMatchObject([404, 'storage.no_such_file', { error: true }])

  await creator.patch(`/api/recipe/${id}/`, { private: true })
  await folder.change({})
  expect((await read((await home.join('user')).token))[0]).toBe(400)
  expect((await folder.change({})).calls).toEqual([])
  expect(await home.seen()).toHaveLength(asked)
})
