import { toHex } from '#worker/auth/hex.ts'
import { now } from '#worker/clock.ts'
import { gatewayFetch, type GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { openDataProblem } from './open-data-problem.ts'
import { parseMeta, parseOpenData, type OpenData, type OpenDataMeta } from './open-data-file.contract.ts'

type SourceEnv = Pick<Env, 'OPEN_DATA_URL' | 'FETCH_ALLOW' | 'FILES'>

const FRESH_MILLISECONDS = 3_600_000
const MAX_BYTES = 10_000_000

export const fetchMeta = (env: SourceEnv): Promise<OpenDataMeta> => readFile(env, 'meta.json', parseMeta)

/** `version` is one of those that the meta file names. */
export const fetchOpenData = (env: SourceEnv, version: string): Promise<OpenData> =>
  readFile(env, `${version}.json`, parseOpenData)

/**
 * From the copy in R2 for an hour, then from the address if it has changed. What cannot be parsed is never kept, and where
 * the address fails an older copy will do.
 */
async function readFile<T>(env: SourceEnv, name: string, parse: (text: string) => T): Promise<T> {
  if (!env.OPEN_DATA_URL) throw openDataProblem.notConfigured()
  const address = `${env.OPEN_DATA_URL.replace(/\/+$/, '')}/${name}`
  const key = `open-data/${await digest(address)}`
  const kept = await env.FILES.get(key)
  const text = await kept?.text()
  const copy = text === undefined ? null : readOrNull(parse, text)
  const { at = '', etag = '' } = kept?.customMetadata ?? {}
  if (copy && Date.parse(now()) - Date.parse(at) < FRESH_MILLISECONDS) return copy
  const keep = (body: string, tag: string) =>
    env.FILES.put(key, body, { customMetadata: { at: now(), etag: tag.slice(0, 500) } })
  try {
    const answer = await fetchFile(address, copy ? etag : '', env.FETCH_ALLOW)
    if (copy && text !== undefined && answer.status === 304) {
      await keep(text, etag)
      return copy
    }
    refuseFailure(answer)
    const body = answer.text()
    const read = readOrNull(parse, body)
    if (read === null) throw openDataProblem.unreadable()
    await keep(body, answer.headers.get('etag') ?? '')
    return read
  } catch (error) {
    if (copy) return copy
    throw error
  }
}

const fetchFile = (address: string, etag: string, allow: string | undefined): Promise<GatewayAnswer> =>
  gatewayFetch(address, {
    headers: { accept: 'application/json, text/plain;q=0.9', ...(etag ? { 'if-none-match': etag } : {}) },
    maxBytes: MAX_BYTES,
    timeoutMs: 15_000,
    allow,
  }).catch((error: unknown) => {
    if (!(error instanceof GatewayRefusal)) throw error
    if (error.reason === 'too_large') throw openDataProblem.unreadable()
    throw error.reason === 'timeout' ? openDataProblem.timeout() : openDataProblem.unreachable()
  })

function refuseFailure({ status, ok, headers }: GatewayAnswer): void {
  if (ok) return
  throw status === 429 ? openDataProblem.rateLimited(headers.get('retry-after')) : openDataProblem.failed()
}

function readOrNull<T>(parse: (text: string) => T, text: string): T | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}

async function digest(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
