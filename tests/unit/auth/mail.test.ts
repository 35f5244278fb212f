import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { renderMail } from '#worker/mail/render-mail.ts'
import { sendMail } from '#worker/mail/send-mail.ts'

const mail = renderMail({
  to: 'anna@example.org',
  subject: 'Hello <b>',
  greeting: 'Hello <script>alert(1)</script>,',
  lines: ['One & two.'],
  button: { label: 'Go', url: 'https://larder.example/?a="1"&b=2' },
  closing: 'Bye.',
})

async function provider(status: number) {
  const received: { authorization: string | undefined; body: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>
      received.push({ authorization: request.headers.authorization, body })
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = {
    MAIL_URL: `${origin}/emails`,
    MAIL_TOKEN: 'key',
    MAIL_FROM: 'Larder <a@larder.example>',
    FETCH_ALLOW: origin,
  }
  return { env: env as Partial<Env> as Env, received, close: () => server.close() }
}

it('the HTTP provider gets the mail with the key and the sender', async () => {
  const { env, received, close } = await provider(200)
  await sendMail(env, mail)
  close()
  expect(received).toEqual([{ authorization: 'Bearer key', body: { from: 'Larder <a@larder.example>', ...mail } }])
})

it('a refusal by the provider is an error, and so is a missing provider', async () => {
  const { env, close } = await provider(422)
  await expect(sendMail(env, mail)).rejects.toMatchObject({ code: 'mail.refused' })
  close()
  await expect(sendMail({} as Partial<Env> as Env, mail)).rejects.toMatchObject({
    code: 'mail.unavailable',
    status: 503,
  })
})

it('names of people are plain text in a mail, never markup', () => {
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain('href="https://larder.example/?a=&#34;1&#34;&#38;b=2"')
  expect(mail.text).toContain('https://larder.example/?a="1"&b=2')
})
