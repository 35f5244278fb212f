import { Response, type Request } from 'miniflare'
import { createTransport, type SendMailOptions } from 'nodemailer'

/**
 * Sends what the worker posts by the SMTP server of an address like `smtps://user:password@mail.example.com`. The worker
 * cannot do that by itself; a service of the runtime is no address that anybody else could post to.
 */
export function mailRelay(smtp: string): (request: Request) => Promise<Response> {
  const transport = createTransport(smtp)
  return async (request) => {
    try {
      await transport.sendMail((await request.json()) as SendMailOptions) // Our own worker posts it.
      return new Response(null, { status: 204 })
    } catch (error) {
      console.error(`The mail was not sent: ${error instanceof Error ? error.message : String(error)}`)
      return new Response(null, { status: 502 })
    }
  }
}
