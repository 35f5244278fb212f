import { describe, expect, it } from 'vitest'
import { createHousehold, personWithToken, stranger, tokenFor, type TestPerson } from '#tests/fixture.ts'

const path = '/api/meal-plan/ical/'
const plan = (person: TestPerson, more: object = {}) =>
  person.post<{ id: number }>('/api/meal-plan/', {
    title: 'recipe' in more ? '' : 'Leftovers',
    servings: 2,
    from_date: '2027-01-28',
    meal_type: { name: 'Dinner' },
    ...more,
  })
const feed = (person: TestPerson, body: object = {}) =>
  person.post<{ id: number; token: string; expires: string }>('/api/access-token/', {
    scope: 'mealplan',
    expires: '2098-01-01T00:00:00Z',
    ...body,
  })

describe('the address of a calendar', () => {
  const at = (token: string, more = '') => stranger.call('GET', `${path}?access_token=${token}${more}`)

  it('is found again or made, works by itself, and is revoked', async () => {
    const { creator } = await createHousehold()
    await plan(creator)
    const made = await feed(creator)
    expect(made.token).toMatch(/^tda_[0-9a-f]{8}(_[0-9a-f]{4}){3}_[0-9a-f]{12}$/)
    expect(await feed(creator, { expires: '2027-01-01T00:00:00Z' })).toMatchObject({
      id: made.id,
      token: made.token,
      expires: made.expires,
    })
    expect(await creator.get(`/api/access-token/${made.id}/`)).toMatchObject({ token: made.token })
    expect(await creator.get('/api/access-token/')).toContainEqual(expect.objectContaining({ token: made.token }))
    const answer = await at(made.token, '&from_date=2027-01-01')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('SUMMARY:Dinner')])
    await creator.call('DELETE', `/api/access-token/${made.id}/`)
    expect((await at(made.token)).status).toBe(403)
    expect((await feed(creator)).token).not.toBe(made.token)
  })

  it('opens the calendar and nothing else', async () => {
    const { creator } = await createHousehold()
    const { id } = await plan(creator)
    const { token } = await feed(creator)
    const holder = personWithToken(creator.id, token)
    expect((await holder.call('GET', path)).status).toBe(200)
    for (const [method, target] of [
      ['GET', '/api/meal-plan/'],
      ['GET', `/api/meal-plan/${id}/`],
      ['GET', '/api/access-token/'],
      ['POST', '/api/meal-plan/'],
      ['DELETE', `/api/meal-plan/${id}/`],
    ] as const) {
      expect((await holder.call(method, target, method === 'POST' ? {} : undefined)).status, target).toBe(403)
      expect((await stranger.call(method, `${target}?access_token=${token}`)).status, target).toBe(403)
    }
  })

  it('holds no token that could do more; such a token reads the calendar as a header', async () => {
    const { creator } = await createHousehold()
    for (const scope of ['read', 'read write', 'write', 'read write mealplan', 'bookmarklet', '']) {
      const token = await tokenFor(creator.id, scope)
      expect((await at(token)).status, scope).toBe(403)
      expect((await personWithToken(creator.id, token).call('GET', path)).status, scope).toBe(
        scope.includes('read') ? 200 : 403,
      )
    }
    expect((await at('tda_nonsense')).status).toBe(403)
    expect((await stranger.call('GET', path)).status).toBe(403)
    const writer = personWithToken(creator.id, await tokenFor(creator.id, 'write'))
    expect((await writer.call('POST', '/api/access-token/', { scope: 'mealplan', expires: '2099-01-01' })).status).toBe(
      403,
    )
  })
})
