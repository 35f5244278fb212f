import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { recipeNames, SOCIAL_PATH, type Embed } from '#tests/embed.fixture.ts'
import { createHousehold, stranger } from '#tests/fixture.ts'
import type { ShownRecipe } from '#tests/recipe.fixture.ts'

it('admins make embeds, members see them, nobody else lists them', async () => {
  const home = await createHousehold()
  const [guest, user, admin] = [await home.join('guest'), await home.join('user'), await home.join('admin')]
  const draft = { name: 'Blog', type: 'RECIPE' }
  expect((await user.call('POST', '/api/enterprise-social-embed/', draft)).status).toBe(403)
  const made = await admin.post<Embed>('/api/enterprise-social-embed/', { ...draft, uuid: crypto.randomUUID() })
  expect(await user.get('/api/enterprise-social-embed/')).toMatchObject({ count: 1, results: [{ uuid: made.uuid }] })
  expect((await guest.call('GET', '/api/enterprise-social-embed/')).status).toBe(403)
  expect((await stranger.call('GET', '/api/enterprise-social-embed/')).status).toBe(403)
  expect((await admin.call('PATCH', `/api/enterprise-social-embed/${made.id}/`, { type: 'ALL' })).status).toBe(400)
})

it('members use the recipes and keywords at their second address as at the first', async () => {
  const home = await createHousehold()
  const guest = await home.join('guest')
  const made = await home.creator.post<ShownRecipe>(SOCIAL_PATH, {
    name: 'Waffles',
    keywords: [{ name: 'Sweet' }],
    steps: [],
  })
  expect(await guest.get(`/api/recipe/${made.id}/`)).toMatchObject({ name: 'Waffles' })
  expect(await recipeNames(guest, `keyword=${made.keywords[0]?.id}`)).toEqual(['Waffles'])
  // A page with the embed cannot look keywords up, so the answer includes them.
  expect(await guest.get(SOCIAL_PATH)).toMatchObject({ results: [{ keywords: made.keywords }] })
  expect((await guest.call('PATCH', `${SOCIAL_PATH}${made.id}/`, { name: 'x' })).status).toBe(403)
  const late = await home.creator.post<{ id: number }>('/api/enterprise-social-keyword/', { name: 'Late' })
  const sweet = made.keywords[0]?.id
  expect((await home.creator.call('PUT', `/api/enterprise-social-keyword/${late.id}/move/${sweet}/`, {})).status).toBe(
    200,
  )
  expect(await home.creator.get(`/api/keyword/${late.id}/`)).toMatchObject({ parent: sweet })
  expect((await home.creator.call('PUT', `/api/enterprise-social-keyword/${late.id}/merge/${sweet}/`, {})).status).toBe(
    200,
  )
  expect((await home.creator.call('DELETE', `${SOCIAL_PATH}${made.id}/`)).status).toBe(204)
})

it('the operator sets which modules a space may use, and its members see it', async () => {
  const [home, operator] = [await createHousehold(), await createHousehold()]
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(operator.creator.id).run()
  const one = `/api/enterprise-space/${home.space}/`
  const first = { space: home.space, licensed_modules: 'enterprise' }
  expect(await home.creator.get('/api/enterprise-space/current/')).toEqual(first)
  expect(await home.creator.get('/api/enterprise-space/')).toMatchObject({ count: 1, results: [first] })
  for (const [method, target, body] of [
    ['POST', '/api/enterprise-space/', first],
    ['PATCH', one, { licensed_modules: 'all' }],
    ['PUT', one, first],
    ['DELETE', one, undefined],
  ] as const) {
    expect((await home.creator.call(method, target, body)).status, method).toBe(403)
  }
  expect(await operator.creator.patch(one, { licensed_modules: 'enterprise,books' })).toMatchObject({
    licensed_modules: 'enterprise,books',
  })
  expect(await home.creator.get(one)).toMatchObject({ licensed_modules: 'enterprise,books' })
  expect((await operator.creator.call('DELETE', one)).status).toBe(204)
  expect(await home.creator.get('/api/enterprise-space/current/')).toMatchObject({ licensed_modules: '' })
  expect((await home.creator.call('GET', `/api/enterprise-space/${operator.space}/`)).status).toBe(404)
  // A creator cannot set it together with other settings.
  await home.creator.patch(`/api/space/${home.space}/`, { licensed_modules: 'enterprise', message: 'x' })
  expect(await home.creator.get('/api/enterprise-space/current/')).toMatchObject({ licensed_modules: '' })
})
