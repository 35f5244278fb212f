import { Response, type Request } from 'miniflare'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** The worker cannot speak SMTP. It posts to a service binding, which nobody else can reach. */
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
