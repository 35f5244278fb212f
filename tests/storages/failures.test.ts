import { describe, expect, it } from 'vitest'
import { accessOf, codeOf, control, newAccount, openedService, sourceOf } from './service.fixture.ts'
import { serviceFor } from '#worker/modules/storages/services/service-for.ts'

const away = [...accessOf.keys()].filter((kind) => kind !== 'a folder of the machine')
const list = { cursor: null, deep: false }

describe.each(away)('%s', (kind) => {
  it('says what went wrong, and holds nothing of what the storage said', async () => {
    const account = newAccount()
    const service = openedService(kind, account)
    await control(account, { files: { 'soup.pdf': 'soup' } })
    // Nextcloud is asked once who somebody is.
    await service.test()
    const faults = {
      unauthorized: 'storage.login_refused',
      'too-many-long': 'storage.rate_limited',
      down: 'storage.unavailable',
      nonsense: 'storage.nonsense',
      redirect: 'storage.refused_address',
      cut: 'storage.unreachable',
    }
    for (const [fault, code] of Object.entries(faults)) {
      await control(account, { faults: { [fault]: 1 } })
      expect(await codeOf(service.list('', list)), fault).toBe(code)
    }
    expect(await codeOf(service.list('', list))).toMatchObject({ entries: [{ path: 'soup.pdf' }], next: null })
    await control(account, { faults: { full: 1 } })
    expect(await codeOf(service.write('stew.pdf', sourceOf('stew')))).toBe('storage.full')
  })

  it('waits where the storage asks for a moment', async () => {
    const account = newAccount()
    const service = openedService(kind, account)
    await control(account, { files: { 'soup.pdf': 'soup' }, faults: { 'too-many': 1 } })
    expect(await codeOf(service.list('', list))).toMatchObject({ entries: [{ path: 'soup.pdf' }] })
  })

  it('is not opened with half of what it needs', async () => {
    const access = accessOf.get(kind)?.('x')
    if (!access) throw new Error('no access')
    const bare = { ...access, url: null, token: null, password: null, username: null }
    expect(await codeOf((async () => serviceFor(bare, {} as Env))())).toBe('storage.incomplete')
  })
})

it('a token of Dropbox that has expired is told from a wrong one', async () => {
  const account = newAccount()
  const service = openedService('Dropbox', account)
  await control(account, { faults: { unauthorized: 1, expired: 1 } })
  expect(await codeOf(service.test())).toBe('storage.login_expired')
})

it('a link that lasts is the same again, and S3 gives one that opens for an hour', async () => {
  for (const kind of ['Dropbox', 'Nextcloud']) {
    const account = newAccount()
    const service = openedService(kind, account)
    await control(account, { files: { 'a/grüner Tee.pdf': 'tea' } })
    const place = { path: 'a/grüner tee.pdf', id: '' }
    if (kind === 'Nextcloud') place.path = 'a/grüner Tee.pdf'
    const first = await service.link(place)
    expect(first).toMatchObject({ lasts: true, url: expect.stringMatching(/^https:/) })
    expect(await service.link(place)).toEqual(first)
  }
  const account = newAccount()
  await control(account, { files: { 'tea.pdf': 'tea' } })
  const signed = await openedService('S3', account).link({ path: 'tea.pdf', id: '' })
  expect(signed?.lasts).toBe(false)
  expect(await (await fetch(signed?.url ?? '')).text()).toBe('tea')
})
