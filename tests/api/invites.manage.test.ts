import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { acceptLink, createInviteLink, createNewcomer, type InviteLink } from '#tests/invite.fixture.ts'
import { lastMail } from '../last-mail.ts'
import { membershipIn } from '../memberships-of.ts'

it('only the creator of a space has its invitations', async () => {
  const home = await createHousehold()
  const link = await createInviteLink(home)
  const people = [await home.join('admin'), await home.join('user'), await home.join('guest'), stranger]
  for (const person of people) {
    expect((await person.call('GET', '/api/invite-link/')).status).toBe(403)
    expect((await person.call('POST', '/api/invite-link/', { group: 3 })).status).toBe(403)
    expect((await person.call('DELETE', `/api/invite-link/${link.id}/`)).status).toBe(403)
    expect((await person.call('PATCH', `/api/invite-link/${link.id}/`, { group: 3 })).status).toBe(403)
  }
  const other = await createHousehold()
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    expect((await other.creator.call(method, `/api/invite-link/${link.id}/`)).status).toBe(404)
  }
})

it('the list is narrowed by use, by note and by what is typed', async () => {
  const home = await createHousehold()
  const [first, second] = [
    await createInviteLink(home, { internal_note: 'Zoë' }),
    await createInviteLink(home, { email: 'ben@example.org' }),
  ]
  await acceptLink(await createNewcomer(), first)
  const ids = async (query: string) =>
    (await home.creator.get<{ results: InviteLink[] }>(`/api/invite-link/?${query}`)).results.map(({ id }) => id)
  expect(await ids('')).toEqual([first.id, second.id])
  expect(await ids('unused=true')).toEqual([second.id])
  expect(await ids('unused=false')).toEqual([first.id])
  expect(await ids('used=false')).toEqual([second.id])
  expect(await ids('used=1')).toEqual([first.id, second.id])
  expect(await ids(`internal_note=${encodeURIComponent('Zoë')}`)).toEqual([first.id])
  expect(await ids('query=zoe')).toEqual([first.id])
  expect(await ids('query=BEN@')).toEqual([second.id])
  expect(await ids('limit=1')).toEqual([first.id])
  expect((await ids('random=true')).sort((a, b) => a - b)).toEqual([first.id, second.id])
  expect(await ids('updated_at=2999-01-01')).toEqual([])
  expect((await home.creator.call('GET', '/api/invite-link/?updated_at=x')).status).toBe(400)
})

it('what an invitation gives can be changed until it is used, and what is unknown is refused', async () => {
  const home = await createHousehold()
  const other = await createHousehold()
  const link = await createInviteLink(home)
  const path = `/api/invite-link/${link.id}/`
  expect(
    await home.creator.patch(path, {
      group: { id: 1 },
      valid_until: '2099-05-01',
      uuid: crypto.randomUUID(),
      used_by: 1,
    }),
  ).toMatchObject({ group: { name: 'guest' }, valid_until: '2099-05-01', uuid: link.uuid, used_by: null })
  const foreign = (await membershipIn(other.creator, other)).household
  for (const body of [
    { group: 9 },
    { group: null },
    { household: foreign },
    { email: 'ben' },
    { valid_until: 'soon' },
  ]) {
    expect((await home.creator.call('PATCH', path, body)).status, JSON.stringify(body)).toBe(400)
  }
  expect((await home.creator.call('POST', '/api/invite-link/', {})).status).toBe(400)
})

it('an invitation with an address is mailed, and names in it cannot inject text or markup', async () => {
  const home = await createHousehold()
  const email = `Ben-${crypto.randomUUID()}@example.org`
  await home.creator.patch(`/api/space/${home.space}/`, { name: '<b>Win</b> at https://evil.example/now' })
  const link = await createInviteLink(home, { email })
  expect(link.email_sent).toBe(true)
  const mail = await lastMail(email, 'invites you')
  expect(mail.text).toContain(`http://larder.test/invite/${link.uuid}/`)
  expect(mail.text).not.toContain('evil.example')
  expect(mail.html).not.toContain('<b>Win')
  expect(await home.creator.get(`/api/invite-link/${link.id}/`)).toMatchObject({ email_sent: false })
})

it('the link in a mail leads to the configured address, whatever host the request claimed', async () => {
  const home = await createHousehold()
  const email = `ben-${crypto.randomUUID()}@example.org`
  env.ORIGIN = 'https://larder.example'
  try {
    await home.creator.call('POST', '/api/invite-link/', { group: 2, email }, { 'x-forwarded-host': 'evil.example' })
    expect((await lastMail(email, 'invites you')).text).toContain('https://larder.example/invite/')
  } finally {
    delete env.ORIGIN
  }
})

it('invitation mails are limited per sender and per address; beyond the limit only the link is created', async () => {
  const home = await createHousehold()
  const same = `often-${crypto.randomUUID()}@example.org`
  const sent = []
  for (let i = 0; i < 4; i++) sent.push((await createInviteLink(home, { email: same })).email_sent)
  expect(sent).toEqual([true, true, true, false])
  for (let i = 0; i < 17; i++) await createInviteLink(home, { email: `many-${i}-${crypto.randomUUID()}@example.org` })
  const last = await createInviteLink(home, { email: `one-more-${crypto.randomUUID()}@example.org` })
  expect(last.email_sent).toBe(false)
  const again = await home.creator.call('POST', `/api/invite-link/${last.id}/send/`, {})
  expect(again.status).toBe(429)
  expect(again.headers.get('retry-after')).toMatch(/^\d+$/)
})

it('a mail can be sent once more, and one without address cannot', async () => {
  const home = await createHousehold()
  const email = `later-${crypto.randomUUID()}@example.org`
  const link = await createInviteLink(home)
  expect((await home.creator.call('POST', `/api/invite-link/${link.id}/send/`, {})).status).toBe(400)
  expect(await home.creator.patch(`/api/invite-link/${link.id}/`, { email })).toMatchObject({ email_sent: false })
  expect(await home.creator.post(`/api/invite-link/${link.id}/send/`, {})).toMatchObject({ email_sent: true })
  expect((await lastMail(email, 'invites you')).to).toBe(email)
})

it('no invitation is made for a day that is over, and an expired one can be given a later day', async () => {
  const home = await createHousehold()
  const past = { group: 2, valid_until: '2020-01-01' }
  const refused = await home.creator.call('POST', '/api/invite-link/', past)
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: 'invite-link.past', valid_until: ['Choose today or a later day.'] },
  ])
  const link = await createInviteLink(home)
  const path = `/api/invite-link/${link.id}/`
  expect((await home.creator.call('PATCH', path, { valid_until: '2020-01-01' })).status).toBe(400)
  const today = new Date().toISOString().slice(0, 10)
  expect(await home.creator.patch(path, { valid_until: today })).toMatchObject({ valid_until: today })
  await env.DIRECTORY.prepare("UPDATE invite_link SET valid_until = '2020-01-01' WHERE id = ?").bind(link.id).run()
  expect(await home.creator.patch(path, { ...past, internal_note: 'Ben' })).toMatchObject({ internal_note: 'Ben' })
  expect(await home.creator.patch(path, { valid_until: '2099-01-01' })).toMatchObject({ valid_until: '2099-01-01' })
  expect((await acceptLink(await createNewcomer(), link)).status).toBe(200)
})

it('an invitation names the household that it leads to, as long as it is open', async () => {
  const home = await createHousehold()
  const flat = await home.creator.post<{ id: number }>('/api/household/', { name: 'Top floor' })
  const link = await createInviteLink(home, { household: flat.id })
  expect(await stranger.get(`/api/invite/${link.uuid}/`)).toMatchObject({ household: 'Top floor' })
  await acceptLink(await createNewcomer(), link)
  expect(await stranger.get(`/api/invite/${link.uuid}/`)).toMatchObject({ state: 'used', household: null })
})
