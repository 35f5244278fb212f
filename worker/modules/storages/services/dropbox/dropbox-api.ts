import * as z from 'zod'
import type { OpenAnswer } from '#worker/gateway/gateway-open.ts'
import { askService, openService } from '../ask-service.ts'
import { StorageFailure } from '../storage-failure.ts'

/** What Dropbox says of an endpoint's own error (status 409), as `path/not_found/.`. */
export class DropboxError extends Error {
  readonly summary: string
  readonly body: unknown

  constructor(summary: string, body: unknown) {
    super('Dropbox refused a call')
    this.summary = summary
    this.body = body
  }

  says(word: string): boolean {
    return this.summary.split('/').includes(word)
  }
}

const errorBody = z.object({ error_summary: z.string().catch('') })
const MAX_ANSWER = 20_000_000

export class DropboxApi {
  readonly #token: string
  readonly #env: Env

  constructor(token: string, env: Env) {
    this.#token = token
    this.#env = env
  }

  /** A call whose argument and answer are JSON. */
  async call<S extends z.ZodType>(endpoint: string, arg: object, shape: S): Promise<z.output<S>> {
    const answer = await askService(`${this.#origin('api')}/2/${endpoint}`, {
      ...this.#common(),
      method: 'POST',
      body: JSON.stringify(arg),
      headers: { 'content-type': 'application/json' },
      maxBytes: MAX_ANSWER,
    })
    return parsed(shape, answer.status, answer.text())
  }

  /** A call that sends bytes. */
  async upload<S extends z.ZodType>(
    endpoint: string,
    arg: object,
    { bytes, shape }: { bytes: Uint8Array<ArrayBuffer>; shape: S },
  ): Promise<z.output<S>> {
    const answer = await askService(`${this.#origin('content')}/2/${endpoint}`, {
      ...this.#common(),
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/octet-stream', 'dropbox-api-arg': headerJson(arg) },
      timeoutMs: 60_000,
    })
    return parsed(shape, answer.status, answer.text())
  }

  async download(arg: object, headers: Record<string, string>, maxBytes: number): Promise<OpenAnswer> {
    const answer = await openService(`${this.#origin('content')}/2/files/download`, {
      ...this.#common(),
      method: 'POST',
      headers: { ...headers, 'dropbox-api-arg': headerJson(arg) },
      maxBytes,
    })
    if (answer.status === 401 || answer.status === 409 || answer.status === 400)
      parsed(z.unknown(), answer.status, await new Response(answer.body).text())
    return answer
  }

  #common() {
    return { authorization: `Bearer ${this.#token}`, allow: this.#env.FETCH_ALLOW, maxRedirects: 0 }
  }

  #origin(kind: 'api' | 'content'): string {
    return this.#env.DROPBOX_URL ?? `https://${kind}.dropboxapi.com`
  }
}

/** A header holds ASCII alone: everything else is escaped as JSON escapes it. */
const headerJson = (arg: object): string =>
  JSON.stringify(arg).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function parsed<S extends z.ZodType>(shape: S, status: number, text: string): z.output<S> {
  const body = json(text)
  if (status === 200) {
    const { success, data } = shape.safeParse(body)
    if (success) return data
    throw new StorageFailure('nonsense')
  }
  const summary = errorBody.safeParse(body).data?.error_summary ?? ''
  if (status === 401)
    throw new StorageFailure(summary.startsWith('expired_access_token') ? 'login_expired' : 'login_refused')
  if (status === 403) throw new StorageFailure('not_allowed')
  if (status === 409) throw new DropboxError(summary, body)
  throw new StorageFailure('nonsense')
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
