import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { eraseDue } from '#worker/modules/erasure/erase-due.ts'
import { modules } from '#worker/registry.ts'
import { afterGracePeriod, createOwnerHome } from '#tests/deletion.fixture.ts'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { lastMail } from '../last-mail.ts'
import { givePassword, PASSWORD } from '#tests/password.fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

type Home = Awaited<ReturnType<typeof createOwnerHome>>
const pathOf = ({ space }: { space: number }) => `/api/space/${space}/deletion/`
const ask = (home: Home) => home.page.call('POST', pathOf(home), { password: home.password })
const codeOf = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.get('x-error-code')]
}

it('a space that is to be deleted is closed to everybody but its creator, who can read and keep it', async () => {
  const home = await createOwnerHome()
  const { page, app } = home
  const [admin, mate] = [await home.join('admin'), await home.join('user')]
  const { id } = await createPancakes(app, { name: 'Goulash' })
  const { share } = await app.get<{ share: string }>(`/api/share-link/${id}/`)
  const { uuid } = await page.post<{ uuid: string }>('/api/invite-link/', { group: { id: 2 }, reusable: true })
  const calendar = await page.post<{ token: string }>('/api/access-token/', {
    scope: 'mealplan',
    expires: '2099-01-01T00:00:00Z',
  })
  const feed = `/api/meal-plan/ical/?access_token=${calendar.token}`
  expect((await stranger.call('GET', feed)).status).toBe(200)

  const asked = await ask(home)
  expect(asked.status).toBe(200)
  const { erase_at } = await asked.json<{ erase_at: string }>()
  expect(Date.parse(erase_at) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  for (const person of [admin, mate, app]) {
    expect(await codeOf(person.call('GET', '/api/recipe/'))).toEqual([403, 'space.closed'])
    expect(await codeOf(person.call('GET', `/api/recipe/${id}/`))).toEqual([403, 'space.closed'])
    expect(await codeOf(person.call('POST', '/api/unit/', { name: 'x' }))).toEqual([403, 'space.closed'])
  }
  expect(await codeOf(stranger.call('GET', feed))).toEqual([403, 'space.closed'])
  expect((await stranger.call('GET', `/api/recipe/${id}/?share=${share}`)).status).toBeGreaterThanOrEqual(403)
  expect((await stranger.call('GET', `/api/invite/${uuid}/`)).status).toBe(404)
  expect((await admin.call('POST', `/api/invite/${uuid}/`, {})).status).toBe(404)
  expect((await mate.call('POST', `/api/switch-active-space/${home.space}/`, {})).status).toBe(404)
  expect(await mate.get('/api/session/')).toMatchObject({ space: null, closed: { erase_at } })
  expect(await mate.get('/api/space/')).toMatchObject({ count: 0 })

  expect(await page.get('/api/session/')).toMatchObject({ space: { id: home.space, erase_at }, closed: null })
  expect(await page.get('/api/recipe/')).toMatchObject({ results: [{ name: 'Goulash' }] })
  expect(await codeOf(page.call('POST', '/api/unit/', { name: 'x' }))).toEqual([403, 'space.closed'])
  expect(await codeOf(page.call('GET', `/api/share-link/${id}/`))).toEqual([403, 'space.closed'])
  const renamed = page.call('PATCH', `/api/space/${home.space}/`, { name: 'x' })
  expect(await codeOf(renamed)).toEqual([403, 'space.closed'])

  expect((await lastMail(home.email, 'to be deleted')).text).toContain('You can keep it until then')
  expect((await lastMail(mate.email, 'to be deleted')).text).toContain('talk to whoever made it')

  const kept = await page.call('DELETE', pathOf(home))
  expect(await kept.json()).toMatchObject({ erase_at: null })
  expect(await mate.get('/api/recipe/')).toMatchObject({ results: [{ name: 'Goulash' }] })
  expect((await stranger.call('GET', feed)).status).toBe(200)
  expect((await stranger.call('GET', `/api/recipe/${id}/?share=${share}`)).status).toBe(200)
  await eraseDue(modules, env, afterGracePeriod())
  expect(await mate.get('/api/recipe/')).toMatchObject({ results: [{ name: 'Goulash' }] })
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('members of a closed space can switch to another space of theirs', async () => {
  const home = await createOwnerHome()
  const mate = await home.join('user')
  const own = await mate.post<{ id: number }>('/api/space/', { name: 'Mine' })
  await ask(home)
  expect(await codeOf(mate.call('GET', '/api/unit/'))).toEqual([403, 'space.closed'])
  expect(await mate.get('/api/user-space/all_personal/')).toMatchObject([{ space: own.id }])
  await mate.post(`/api/switch-active-space/${own.id}/`, {})
  expect(await mate.get('/api/session/')).toMatchObject({ space: { id: own.id }, closed: null })
})

it('only its creator and whoever runs the server delete a space, with their password, and see before what goes', async () => {
  const [home, other, { creator: operator }] = [
    await createHousehold(),
    await createHousehold(),
    await createHousehold(),
  ]
  const admin = await home.join('admin')
  await Promise.all([home.creator, admin, operator].map(givePassword))
  await createPancakes(home.creator, { name: 'Stew' })
  const path = pathOf(home)
  expect(await home.creator.get(path)).toMatchObject({ erase_at: null, user_count: 2, recipe_count: 1 })
  const tried = (by: TestPerson, password?: string) => codeOf(by.call('POST', path, { password }))
  expect(await tried(admin, PASSWORD)).toEqual([403, 'auth.forbidden'])
  expect(await tried(other.creator, PASSWORD)).toEqual([404, 'request.not_found'])
  expect(await tried(home.creator, 'wrong')).toEqual([400, 'auth.wrong_password'])
  expect(await tried(home.creator)).toEqual([400, 'request.invalid'])
  expect(await tried(operator, PASSWORD)).toEqual([404, 'request.not_found'])
  await env.DIRECTORY.prepare('UPDATE user SET is_superuser = 1 WHERE id = ?').bind(operator.id).run()
  expect((await tried(operator, PASSWORD))[0]).toBe(200)
  expect(await codeOf(admin.call('DELETE', path))).toEqual([403, 'auth.forbidden'])
  expect((await operator.call('DELETE', path)).status).toBe(200)
  expect(await home.creator.get(path)).toMatchObject({ erase_at: null })
})
