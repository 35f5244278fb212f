import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createBrowser, signUpPerson } from '../create-browser.ts'
import { createHousehold, personWithToken, stranger, tokenFor } from '#tests/fixture.ts'
import { acceptLink, createInviteLink, createNewcomer } from '#tests/invite.fixture.ts'
import { membershipIn, membershipsOf } from '../memberships-of.ts'

it('an invitation says what it gives, for two weeks and into the household of the creator unless told otherwise', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home, { group: { id: 1 }, internal_note: 'Ben' })
  expect(link).toMatchObject({
    uuid: expect.stringMatching(/^[\da-f-]{36}$/),
    email: '',
    group: { id: 1, name: 'guest' },
    reusable: false,
    internal_note: 'Ben',
    used_by: null,
    created_by: home.creator.id,
    email_sent: false,
  })
  const days = (Date.parse(link.valid_until) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(12.9)
  expect(days).toBeLessThan(14.1)
  expect(link.household).toEqual((await membershipIn(home.creator, home)).household)
  expect(await createInviteLink(home, { household: null })).toMatchObject({ household: null })
})

it('whoever accepts is in the space with its role, note and household, and the link is used up', async () => {
  const home = await createHousehold()
  const flat = await home.creator.post<{ id: number }>('/api/household/', { name: 'Flat' })
  const link = await createInviteLink(home, { group: { id: 1 }, household: flat, internal_note: 'Ben' })
  const ben = await createNewcomer()
  const answer = await acceptLink(ben, link)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    space: home.space,
    active: true,
    groups: [{ id: 1, name: 'guest' }],
    household: { id: flat.id },
    internal_note: 'Ben',
    invite_link: link.id,
  })
  // Joining by an invitation creates no space of one's own.
  expect(await membershipsOf(ben)).toHaveLength(1)
  expect(await ben.get('/api/space/current/')).toMatchObject({ id: home.space })
  expect(await home.creator.get(`/api/invite-link/${link.id}/`)).toMatchObject({ used_by: ben.id })
  const other = await createNewcomer()
  const late = await acceptLink(other, link)
  expect(late.status).toBe(400)
  expect(await late.json()).toMatchObject({ code: 'invite-link.used' })
  expect(await other.get<{ id: number }>('/api/space/current/')).not.toMatchObject({ id: home.space })
})

it('an invitation made for one space leads there, whatever space its maker is in by then', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home)
  const second = await home.creator.post<{ id: number }>('/api/space/', { name: 'Cabin' })
  await home.creator.post(`/api/switch-active-space/${second.id}/`, {})
  const ben = await createNewcomer()
  expect(await (await acceptLink(ben, link)).json()).toMatchObject({ space: home.space })
  expect(await membershipsOf(ben)).toMatchObject([{ space: home.space }])
  expect((await home.creator.call('GET', `/api/invite-link/${link.id}/`)).status).toBe(404)
})

it('a member who opens a link stays what they are, and the link stays unused', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home, { group: 3 })
  const guest = await home.join('guest')
  expect((await acceptLink(guest, link)).status).toBe(200)
  expect((await membershipIn(guest, home)).groups).toEqual([{ id: 1, name: 'guest' }])
  expect(await home.creator.get(`/api/invite-link/${link.id}/`)).toMatchObject({ used_by: null })
})

it('a reusable link takes everybody', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home, { reusable: true })
  for (const person of [await createNewcomer(), await createNewcomer()])
    expect((await acceptLink(person, link)).status).toBe(200)
  expect(await home.creator.get('/api/space/current/')).toMatchObject({ user_count: 3 })
  expect(await home.creator.get(`/api/invite-link/${link.id}/`)).toMatchObject({ used_by: null })
})

it('of two who accept one link at once, one joins', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home)
  const people = await Promise.all([createNewcomer(), createNewcomer(), createNewcomer()])
  const statuses = (await Promise.all(people.map((person) => acceptLink(person, link)))).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  expect(await home.creator.get('/api/space/current/')).toMatchObject({ user_count: 2 })
})

it('expired, deleted and unknown invitations open nothing', async () => {
  const home = await createHousehold()
  const past = await createInviteLink(home)
  await env.DIRECTORY.prepare("UPDATE invite_link SET valid_until = '2020-01-01' WHERE id = ?").bind(past.id).run()
  const gone = await createInviteLink(home)
  expect((await home.creator.call('DELETE', `/api/invite-link/${gone.id}/`)).status).toBe(204)
  const ben = await createNewcomer()
  expect(await (await acceptLink(ben, past)).json()).toMatchObject({ code: 'invite-link.expired' })
  expect((await acceptLink(ben, gone)).status).toBe(404)
  for (const uuid of [crypto.randomUUID(), 'x', '%00']) {
    expect((await ben.call('POST', `/api/invite/${uuid}/`)).status).toBe(404)
    expect((await ben.call('GET', `/api/invite/${uuid}/`)).status).toBe(404)
  }
  expect(await stranger.get(`/api/invite/${past.uuid}/`)).toMatchObject({ state: 'expired', space: null })
})

it('the limit of members holds when people join, also for two at once, and nowhere else', async () => {
  const home = await createHousehold()
  await home.join('user')
  await env.DIRECTORY.prepare(`UPDATE space SET settings = json_set(settings, '$.max_users', 3) WHERE space_id = ?`)
    .bind(home.space)
    .run()
  const link = await createInviteLink(home, { reusable: true })
  const people = await Promise.all([createNewcomer(), createNewcomer(), createNewcomer()])
  const answers = await Promise.all(people.map((person) => acceptLink(person, link)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  expect(await home.creator.get('/api/space/current/')).toMatchObject({ user_count: 3 })
  expect(await stranger.get(`/api/invite/${link.uuid}/`)).toMatchObject({ state: 'full' })
  const joined = people[answers.findIndex(({ status }) => status === 200)] ?? people[0]
  const { id } = await membershipIn(joined, home)
  expect((await joined.call('DELETE', `/api/user-space/${id}/`)).status).toBe(204)
  expect((await acceptLink(joined, link)).status).toBe(200)
})

it('looking at an invitation changes nothing and needs no account; accepting does', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home)
  expect(await stranger.get(`/api/invite/${link.uuid}`)).toMatchObject({
    state: 'open',
    space: { id: home.space },
    invited_by: expect.any(String),
    group: { name: 'user' },
    user: null,
    member: false,
  })
  expect(await home.creator.get(`/api/invite/${link.uuid}/`)).toMatchObject({ member: true, user: expect.any(String) })
  expect((await acceptLink(stranger, link)).status).toBe(403)
  const reader = personWithToken(0, await tokenFor((await createNewcomer()).id, 'read'))
  expect((await acceptLink(reader, link)).status).toBe(403)
  expect(await home.creator.get('/api/space/current/')).toMatchObject({ user_count: 1 })
})

it('no page of another site makes a browser join', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home)
  const { page } = await signUpPerson()
  const forged = await page.call('POST', `/api/invite/${link.uuid}/`, {}, { origin: 'https://evil.example' })
  expect(forged.status).toBe(403)
  const without = createBrowser()
  for (const [name, value] of page.cookies) if (name !== 'csrftoken') without.cookies.set(name, value)
  const silent = await without.call('POST', `/api/invite/${link.uuid}/`, {}, { origin: '' })
  expect(silent.status).toBe(403)
  expect(await page.post(`/api/invite/${link.uuid}/`, {})).toMatchObject({ space: home.space })
  expect(await page.get('/api/user-space/all_personal/')).toMatchObject([{ space: home.space }])
  expect(await page.get<unknown[]>('/api/user-space/all_personal/')).toHaveLength(1)
})
