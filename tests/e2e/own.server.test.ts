import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selfHostedOptions } from '../../scripts/local/self-hosted-options.ts'
import { startServer, type Server } from '../../scripts/local/start-server.ts'

const code = 'KRTM-7QZP-XW4D'
const origin = 'https://larder.example.com'
const received: { to: string[]; text: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    stream.on('end', () => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})
let server: Server

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  const env = { ORIGIN: origin, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Larder <larder@example.com>' }
  server = await startServer({ ...selfHostedOptions(env, 0, code), web: false, onLog: () => {} })
})
afterAll(async () => {
  await server.stop()
  smtp.close(() => {})
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  })

const ann = { name: 'ann', username: 'ann', email: 'ann@example.org', password: 'seven quiet radishes' }

it('shows nobody its mails and replays nothing for a stranger', async () => {
  for (const path of ['/_local/mail', '/_local/mail.json']) expect((await fetch(server.origin + path)).status).toBe(404)
  expect((await post('/_local/replay', {})).status).toBe(404)
})

it('accepts its owner by code, with a session cookie for TLS only', async () => {
  expect((await post('/api/auth/sign-up/email', ann)).status).toBe(400)
  const answer = await post('/api/auth/sign-up/email', { ...ann, owner_code: code })
  expect(answer.status).toBe(200)
  const cookies = answer.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
  const owner = await fetch(`${server.origin}/api/server-settings/owner/`)
  expect(await owner.json()).toEqual({ wanted: false })
})

it('sends mails by SMTP, with links to its own address whatever host a request names', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
  await post('/api/auth/request-password-reset', { email: ann.email, redirectTo: '/reset-password' }, headers)
  await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  for (const { to, text } of received) {
    expect(to).toEqual(['ann@example.org'])
    expect(text).toContain('From: Larder <larder@example.com>')
    expect(text).not.toContain('evil.example')
    expect(text).toContain(`${origin}/`)
  }
})

it('limits attempts, unlike a local run', async () => {
  const guess = () => post('/api/auth/sign-in/username', { username: 'ann', password: 'wrong but long enough' })
  const answers = []
  for (let i = 0; i < 12; i++) answers.push((await guess()).status)
  expect(answers).toContain(429)
})

it('refuses invalid settings before it starts', () => {
  expect(() => selfHostedOptions({ ORIGIN: 'larder.example.com' }, 0, code)).toThrow('ORIGIN=')
  expect(() => selfHostedOptions({ ORIGIN: 'https://larder.example.com/' }, 0, code)).toThrow('ORIGIN=')
  expect(() => selfHostedOptions({ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.example' }, 0, code)).toThrow(
    'SMTP_URL',
  )
  expect(() => selfHostedOptions({ SMTP_URL: 'smtp://mail.example.com' }, 0, code)).toThrow('MAIL_FROM')
})
