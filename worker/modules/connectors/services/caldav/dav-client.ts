import { basicLogin } from '#worker/gateway/basic-login.ts'
import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { isSameSite } from '#worker/gateway/is-same-site.ts'
import { ServiceFault, type ServiceAccount } from '../../service/todo-service.ts'
import { callService } from '../call-service.ts'
import { faultOfStatus } from '../fault-of-status.ts'
import { readMultistatus, type Multistatus } from './multistatus.ts'

type DavMethod = 'GET' | 'PUT' | 'DELETE' | 'PROPFIND' | 'REPORT'

export interface DavClient {
  /** The address that somebody gave. */
  base: URL
  request(method: DavMethod, url: URL, more?: DavRequest): Promise<GatewayAnswer>
}

interface DavRequest {
  body?: string
  headers?: Readonly<Record<string, string>>
}

const MAX_BYTES = 20_000_000

/**
 * Answers name further addresses. Those on another site than the one that somebody gave are refused, and a redirect there
 * gets no password: no answer decides who is told it.
 */
export function davClient(account: ServiceAccount): DavClient {
  const base = baseOf(account.url ?? '')
  const trusts = (url: URL) => isSameSite(base, url)
  const authorization = authorizationOf(account)
  return {
    base,
    async request(method, url, { body, headers = {} } = {}) {
      if (!trusts(url)) throw otherHost(url)
      const answer = await callService(account, {
        url: url.href,
        method,
        headers: { ...headers, ...(body === undefined || headers['content-type'] ? {} : XML) },
        ...(body === undefined ? {} : { body }),
        ...(authorization === null ? {} : { authorization }),
        trusts,
        maxBytes: MAX_BYTES,
      })
      if (answer.status === 401) throw notLoggedIn(answer)
      return answer
    },
  }
}

const XML = { 'content-type': 'application/xml; charset=utf-8' }

/** The answer of a PROPFIND or REPORT; throws where it is none. */
export function multistatusOf(answer: GatewayAnswer): Multistatus {
  if (answer.status !== 207) throw faultOfStatus(answer, 'list_gone')
  return readMultistatus(textOfAnswer(answer), new URL(answer.url))
}

/** WebDAV and iCalendar are UTF-8, whatever the bytes look like. */
export const textOfAnswer = ({ bytes }: GatewayAnswer): string => new TextDecoder().decode(bytes)

function baseOf(address: string): URL {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(whole)) throw new ServiceFault('forbidden_address', 'This is not a web address.')
  const url = new URL(whole)
  url.hash = ''
  return url
}

function authorizationOf({ username, secret }: ServiceAccount): string | null {
  if (secret === null || secret === '') return null
  if (!username) return `Bearer ${secret}`
  return `Basic ${basicLogin(username, secret)}`
}

function notLoggedIn({ headers }: GatewayAnswer): ServiceFault {
  const asked = headers.get('www-authenticate') ?? ''
  return new ServiceFault(
    'unauthorized',
    /\bdigest\b/i.test(asked) && !/\bbasic\b/i.test(asked)
      ? 'The server only offers the Digest log-in, which Larder does not know. Allow Basic there.'
      : 'The server does not accept this user name and password. Many services want an app password here.',
  )
}

const otherHost = ({ host }: URL) =>
  new ServiceFault(
    'forbidden_address',
    `The server says that the calendars are at ${host}, where Larder does not send the password. Give an address there.`,
  )
