import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { createBrowser, signUpPerson } from '#tests/create-browser.ts'
import { lastMail } from '#tests/last-mail.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { unzipped } from '#tests/zip.fixture.ts'
import { modules } from '#worker/registry.ts'
import { makeArchive } from '../queues/archive.fixture.ts'
import { holdQueue, work } from '../queues/from-files.fixture.ts'
import { findInTables, findSecret } from './find-secret.ts'
import { scenes } from './secrets.scene.ts'

// No secret is to be read anywhere once it was given: not in a row, an event, an answer, an archive or on the console.

holdQueue()

const [echo, elsewhere] = [inject('echoHost'), inject('elsewhereHost')]
const WORD = 'quokka-sesame-7f3a9c'
/** How the other side answers: it refuses, fails, talks nonsense or sends us elsewhere. */
const STATUSES = [200, 400, 401, 429, 500, 307]

const outside = {
  FETCH_ALLOW: `${echo} ${elsewhere}`,
  DROPBOX_URL: echo,
  TODOIST_URL: echo,
  GOOGLE_URL: echo,
  MICROSOFT_URL: echo,
  DROPBOX_LOGIN_URL: echo,
  TODOIST_LOGIN_URL: echo,
  GOOGLE_LOGIN_URL: echo,
  GOOGLE_TOKEN_URL: echo,
  MICROSOFT_LOGIN_URL: echo,
  ...Object.fromEntries(
    ['DROPBOX', 'TODOIST', 'GOOGLE', 'MICROSOFT'].flatMap((name) => [
      [`${name}_CLIENT_ID`, 'larder'],
      [`${name}_CLIENT_SECRET`, 'the-secret-of-the-server'],
    ]),
  ),
}
const usual = Object.fromEntries(Object.keys(outside).map((name) => [name, env[name as keyof Env]]))
beforeAll(() => void Object.assign(env, outside))
afterAll(() => void Object.assign(env, usual))

const printed: string[] = []
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
    printed.push(
      said.map((one) => (one instanceof Error ? `${one.message} ${one.stack}` : JSON.stringify(one))).join(' '),
    )
  })
}

/** A person whose answers are kept. */
function overheard(person: TestPerson, answers: string[]): TestPerson {
  const call: TestPerson['call'] = async (...asked) => {
    const answer = await person.call(...asked)
    answers.push(`${asked[0]} ${asked[1]} ${JSON.stringify([...answer.headers])} ${await answer.clone().text()}`)
    return answer
  }
  const json = async <T>(given: Promise<Response>) => (await given).json<T>()
  return {
    ...person,
    call,
    get: (path) => json(call('GET', path)),
    post: (path, body, headers) => json(call('POST', path, body, headers)),
    patch: (path, body) => json(call('PATCH', path, body)),
  }
}

const secretFields = modules
  .flatMap(({ resources = [] }) => resources)
  .flatMap(({ contract }) => Object.keys(contract.secrets?.shape ?? {}).map((field) => `${contract.name}.${field}`))

it('each field that is sealed is tried here', () => {
  expect([...scenes.keys()].toSorted()).toEqual(secretFields.toSorted())
})

const isSigning = (field: string) => field.endsWith('secret')

/** What anybody of the space may do with a row, and who looks around. */
async function handle(path: string, id: number, me: TestPerson): Promise<void> {
  await me.call('PATCH', `${path}${id}/`, { name: 'Renamed' })
  const gone = await me.call('DELETE', `${path}${id}/`)
  await me.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  for (const seen of [path, `${path}${id}/`, '/api/event/?since=0', '/api/activity/', '/api/job/', '/api/trash/'])
    await me.call('GET', seen)
}

async function give(home: TestHousehold, me: TestPerson, field: string, secret: string): Promise<void> {
  const [resource = '', name = ''] = field.split('.')
  const path = `/api/${resource}/`
  for (const status of STATUSES) {
    await fetch(`${echo}/status/${status}`)
    for (const { draft, flows, keptAs = (given: string) => given } of scenes.get(field) ?? []) {
      const body = { ...draft(echo), [name]: keptAs(secret) }
      const made = await me.call('POST', path, body, { 'idempotency-key': crypto.randomUUID() })
      expect(made.status, await made.clone().text()).toBe(201)
      const { id } = await made.json<{ id: number }>()
      await flows(id, home, me)
      await handle(path, id, me)
      await me.call('PATCH', `${path}${id}/`, { enabled: false })
    }
  }
}

it.each(secretFields)('%s is told by nothing', { timeout: 240_000 }, async (field) => {
  const home = await createHousehold()
  const answers: string[] = []
  const me = overheard(home.creator, answers)
  const secret = isSigning(field) ? `whsec_${btoa(`${WORD}-${crypto.randomUUID()}`)}` : `${WORD}-${crypto.randomUUID()}`
  await give(home, me, field, secret)
  const { bytes } = await makeArchive(home)
  await me.call('POST', '/api/own-data/', {})
  await work(home)
  expect(await replayDifferencesIn(home)).toEqual([])
  const bare = secret.replace('whsec_', '')
  const archive = [...(await unzipped(bytes)).values()].map((file) => new TextDecoder().decode(file)).join('\n')
  const seen = await (await fetch(`${elsewhere}/seen`)).text()
  expect({
    answers: answers.flatMap((answer) => findSecret(answer, bare)),
    console: printed.flatMap((line) => findSecret(line, bare)),
    archive: findSecret(archive, bare),
    elsewhere: findSecret(seen, bare),
    tables: await findInTables(bare),
  }).toEqual({ answers: [], console: [], archive: [], elsewhere: [], tables: [] })
})

it('passwords, tokens and what a mail opens are kept as hashes', async () => {
  const { page, username, email, password } = await signUpPerson()
  const mine = `${WORD}-${crypto.randomUUID()}`
  await page.post('/api/auth/change-password', { currentPassword: password, newPassword: mine })
  const logIn = await createBrowser().post<{ token: string }>('/api-token-auth/', { username, password: mine })
  const made = await page.post<{ token: string }>('/api/access-token/', { expires: '2099-01-01T00:00:00Z' })
  await createBrowser().call('POST', '/api/auth/sign-in/username', { username, password: `${mine} wrong` })
  await createBrowser().post('/api/auth/request-password-reset', { email })
  const { text } = await lastMail(email, 'password')
  const [, opening = ''] = /token=([\w-]+)/.exec(text) ?? []
  const answers = await Promise.all(
    ['/api/access-token/', '/api/session/', '/api/event/?since=0', '/api/activity/'].map(async (path) =>
      (await page.call('GET', path)).text(),
    ),
  )
  // A run on one's own machine keeps its mails and prints them, to be looked at.
  const lines = printed.filter((line) => !line.startsWith('"Mail to '))
  const secrets = { mine, logIn: logIn.token, made: made.token, opening }
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(15)
    expect(await findInTables(secret, { except: ['mail'] }), name).toEqual([])
    expect(findSecret([...answers, ...lines].join(), secret), name).toEqual([])
  }
})
