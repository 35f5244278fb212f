import { afterEach, beforeEach, expect, it } from 'vitest'
import { ServiceFault } from '#worker/modules/connectors/service/todo-service.ts'
import { fieldsOf } from './account.fixture.ts'
import { multistatus, startCaldav } from '#tests/todo/hosts/caldav.host.ts'
import { todo } from '#tests/todo/hosts/caldav.texts.ts'
import { basicOf, caldavUser } from '#tests/todo/hosts/caldav.user.ts'
import { caldavWorld } from './caldav.world.ts'
import { faultIn, itemIn, type ServiceWorld } from './service.world.ts'
import { startHost, type HostAnswer } from '#tests/todo/hosts/service.host.ts'

let host: Awaited<ReturnType<typeof startCaldav>>
let world: ServiceWorld
beforeEach(async () => {
  host = await startCaldav()
  world = await caldavWorld(host, '/dav/me/home/')
})
afterEach(() => host.stop())

const xml = (body: string): HostAnswer => ({ ...multistatus([]), body })
const adding = (name: string) => ({ kind: 'add' as const, key: name, fields: fieldsOf({ name }) })
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ServiceFault ? error.reason : String(error)),
  )
const isAddressed = (path: string) => world.connect({ url: `${host.origin}${path}`, list: null }).lists()

it('the lists are found from the server, a principal, a home, and a list', async () => {
  const { list } = world.connect().account
  for (const path of ['', '/', '/dav/', '/dav/me/', '/dav/me/home/', new URL(list ?? '').pathname])
    expect(await isAddressed(path), path).toEqual([{ id: list, name: world.listName }])
  expect(await reasonOf(isAddressed('/dav/me/home/dates/x'))).toBe(null)
})

it('a redirect to another site gets no password, and an address there is not asked', async () => {
  const thief = await startHost(() => ({ status: 401 }))
  host.failNext({ status: 404 }, { status: 301, headers: { location: `${thief.origin}/dav/` } })
  expect(await reasonOf(world.connect({ list: null, allow: `${host.host} ${thief.host}` }).lists())).toBe(
    'unauthorized',
  )
  expect(thief.requests.map(({ headers }) => headers.authorization)).toEqual([undefined])
  const home = `<d:response><d:href>/</d:href><d:propstat><d:prop><c:calendar-home-set><d:href>${thief.origin}/h/</d:href>
    </c:calendar-home-set></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  host.failNext(multistatus([home]))
  const named = world.connect({ list: null, allow: `${host.host} ${thief.host}` }).lists()
  expect(await reasonOf(named)).toBe('forbidden_address')
  expect(thief.requests).toHaveLength(1)
  await thief.stop()
})

it('a redirect on the same server keeps method, body and password', async () => {
  await isAddressed('/nothing/')
  const [first, second, third] = host.requests.slice(-6)
  expect([first, second, third].map((request) => request?.method)).toContain('PROPFIND')
  const redirected = host.requests.find(({ url }) => url.pathname === '/dav/')
  expect(redirected).toMatchObject({ method: 'PROPFIND', headers: { authorization: basicOf(caldavUser), depth: '0' } })
  expect(redirected?.body).toContain('current-user-principal')
})

it('wrong passwords, limits, downtime and cut answers are told apart, and a cut listing proves no deletion', async () => {
  const service = world.connect()
  expect(await reasonOf(world.connect({ secret: 'wrong' }).pull(null))).toBe('unauthorized')
  host.failNext({ status: 429, headers: { 'retry-after': '120' } })
  await expect(service.pull(null)).rejects.toMatchObject({ reason: 'limited', retryAfter: 120 })
  host.failNext({ status: 503, headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() } })
  const down = await service.pull(null).catch((error: ServiceFault) => error)
  expect(down).toMatchObject({ reason: 'unreachable', retryAfter: expect.closeTo(60, -1) })
  for (const fault of ['cut', 'closed'] as const) {
    host.failAfter(fault)
    expect(await reasonOf(service.pull(null))).toBe('unreachable')
  }
  const [whole] = [multistatus([], 'urn:0:0').body ?? '']
  host.failNext(xml(whole.slice(0, -20)))
  expect(await reasonOf(service.pull(null))).toBe('unreachable')
})

it('hostile XML is refused', async () => {
  const service = world.connect()
  const entities = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><d:multistatus xmlns:d="DAV:">&b;</d:multistatus>`
  const deep = `<d:multistatus xmlns:d="DAV:">${'<x>'.repeat(10_000)}${'</x>'.repeat(10_000)}</d:multistatus>`
  const wide = `<d:multistatus xmlns:d="DAV:">${'<x/>'.repeat(400_000)}</d:multistatus>`
  for (const body of [entities, deep, wide, 'no xml', '', '<html></html>', '<d:multistatus xmlns:d="other:"/>']) {
    host.failNext(xml(body))
    expect(await reasonOf(service.pull(null)), body.slice(0, 60)).toBe('unreachable')
  }
})

it('a listing that leaves out what was asked for is no listing', async () => {
  await world.otherAdds(fieldsOf())
  const service = world.connect()
  const { cursor } = await service.pull(null)
  await world.otherAdds(fieldsOf({ name: 'Bread' }))
  const { body: changes } = await fetchSync(cursor ?? '')
  host.failNext(xml(changes), multistatus([]))
  expect(await reasonOf(service.pull(cursor))).toBe('unreachable')
})

const fetchSync = async (token: string) => {
  const answer = await fetch(world.connect().account.list ?? '', {
    method: 'REPORT',
    headers: { authorization: basicOf(caldavUser) },
    body: `<d:sync-collection xmlns:d="DAV:"><d:sync-token>${token}</d:sync-token></d:sync-collection>`,
  })
  return { body: await answer.text() }
}

it('what a line or an account stops, stops the rest unsent; what one item stops does not', async () => {
  const service = world.connect()
  host.failNext({ status: 507 })
  const first = await service.push([adding('a'), adding('b')])
  expect(first.map(faultIn)).toEqual(['unreachable', 'unreachable'])
  host.failNext({ status: 413 })
  const second = await service.push([adding('a'), adding('b')])
  expect(second.map(faultIn)).toEqual(['refused', null])
})

it('an addition whose answer got lost is found, also where it was moved to another name', async () => {
  const service = world.connect()
  host.failAfter('closed')
  expect((await service.push([adding('Milk')])).map(faultIn)).toEqual(['unreachable'])
  const again = itemIn((await service.push([adding('Milk')]))[0])
  expect((await service.pull(null)).items).toEqual([again])
  const at = new URL(again.id, host.origin)
  const headers = { authorization: basicOf(caldavUser) }
  const text = await (await fetch(at, { headers })).text()
  await fetch(at, { method: 'DELETE', headers })
  await fetch(new URL('moved.ics', at), { method: 'PUT', headers, body: text })
  expect(itemIn((await service.push([adding('Milk')]))[0]).id).toMatch(/moved\.ics$/)
  expect((await service.pull(null)).items).toHaveLength(1)
})

it('a to-do that repeats is left alone', async () => {
  const service = world.connect()
  const { cursor } = await service.pull(null)
  const id = new URL('weekly.ics', service.account.list ?? '').pathname
  const text = todo('weekly', ['SUMMARY:Milk', 'DTSTART:20260101T000000Z', 'RRULE:FREQ=WEEKLY'])
  const headers = { authorization: basicOf(caldavUser) }
  await fetch(new URL(id, host.origin), { method: 'PUT', headers, body: text })
  expect(await service.pull(null)).toMatchObject({ items: [], gone: [] })
  expect(await service.pull(cursor)).toMatchObject({ items: [], gone: [id] })
  const done = { kind: 'change' as const, id, changed: ['isDone' as const], fields: fieldsOf({ isDone: true }) }
  expect((await service.push([done])).map(faultIn)).toEqual(['refused'])
  expect(await (await fetch(new URL(id, host.origin), { headers })).text()).toBe(text)
})

it('where a server keeps another text than was sent, what it kept counts', async () => {
  await host.stop()
  host = await startCaldav({ rewrites: true })
  world = await caldavWorld(host, '/dav/me/home/')
  expect(itemIn((await world.connect().push([adding('Milk')]))[0])).toMatchObject({
    name: 'Milk!',
    version: expect.any(String),
  })
})
