import { expect, it, onTestFinished } from 'vitest'
import { connectMicrosoft } from '#worker/modules/connectors/services/microsoft/connect-microsoft.ts'
import { accountOf, fieldsOf } from './account.fixture.ts'
import { startCaldav } from '#tests/todo/hosts/caldav.host.ts'
import { caldavWorld } from './caldav.world.ts'
import { MICROSOFT_TOKEN, startMicrosoft } from '#tests/todo/hosts/microsoft.host.ts'
import { adding, itemIn } from './service.world.ts'

it.each([[{}], [{ withoutSync: true }]])('CalDAV tells by its UID which addition made a to-do, %j', async (quirks) => {
  const host = await startCaldav(quirks)
  onTestFinished(() => host.stop())
  const world = await caldavWorld(host, '/dav/me/home/')
  const service = world.connect()
  const { cursor } = await service.pull(null)
  const [added] = (await service.push([adding({}, 'mine'), adding({ name: 'Rice' }, 'other')])).map(itemIn)
  await world.otherRenames(added?.id ?? '', 'Oat milk')
  const { items } = await service.pull(cursor, ['mine', 'never sent'])
  expect(items.find(({ name }) => name === 'Oat milk')).toMatchObject({ key: 'mine' })
  expect(items.find(({ name }) => name === 'Rice')).not.toHaveProperty('key')
})

it('Microsoft To Do tells by a link which addition made a task, for one listing and only when asked', async () => {
  const host = await startMicrosoft()
  onTestFinished(() => host.stop())
  const list = host.addList('Shopping')
  const account = accountOf({ secret: MICROSOFT_TOKEN, list: list.id, allow: host.host })
  const service = connectMicrosoft(account, { MICROSOFT_URL: host.origin } as Env)
  const { cursor } = await service.pull(null)
  await service.push([{ kind: 'add', key: 'mine', fields: fieldsOf() }])
  const [id = ''] = list.tasks.keys()
  host.write(list, { id, title: 'Oat milk' })
  expect((await service.pull(cursor, ['mine'])).items).toMatchObject([{ id, name: 'Oat milk', key: 'mine' }])
  host.requests.splice(0)
  expect((await service.pull(cursor)).items).toMatchObject([{ id }])
  expect(host.requests.filter(({ url }) => !url.pathname.endsWith('/delta'))).toEqual([])
})
