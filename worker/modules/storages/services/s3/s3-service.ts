import { AwsClient } from 'aws4fetch'
import type { GatewayOptions } from '#worker/gateway/gateway-fetch.ts'
import { askService, openService } from '../ask-service.ts'
import { failureOfStatus, readingOf, wantedHeaders } from '../reading-of.ts'
import { encodePath, joinPath } from '../service-path.ts'
import { StorageFailure } from '../storage-failure.ts'
import type { StorageAccess, StorageService } from '../storage-service.ts'
import { readListing } from './read-listing.ts'
import { uploadObject } from './upload-object.ts'

export type AskS3 = (
  path: string,
  query: Record<string, string>,
  more?: GatewayOptions,
) => Promise<{
  status: number
  headers: Headers
  text: () => string
}>

const LINK_SECONDS = 3600
const MAX_LISTING = 20_000_000

/** S3 and what speaks as it does. Keys are paths; folders are what keys have in common. */
export function s3Service(access: StorageAccess, env: Env): StorageService {
  const bucket = bucketOf(access)
  const { username, password, token } = access
  const secret = password ?? token
  if (!username || !secret) throw new StorageFailure('incomplete')
  const client = new AwsClient({
    accessKeyId: username,
    secretAccessKey: secret,
    service: 's3',
    region: regionOf(access),
  })
  const addressOf = (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString()
    return `${bucket}/${encodePath(path)}${search ? `?${search}` : ''}`
  }
  /** Signed here and sent by the gateway, which follows no redirect: another address has another signature. */
  const signed = async (address: string, { method = 'GET', headers = {} }: GatewayOptions) => {
    const request = await client.sign(address, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    })
    const given = Object.fromEntries(request.headers)
    return { ...given, ...headers }
  }
  const prepared = async (address: string, more: GatewayOptions): Promise<GatewayOptions> => {
    const { authorization = '', ...headers } = await signed(address, more)
    return { ...more, headers, authorization, allow: env.FETCH_ALLOW, maxRedirects: 0 }
  }
  const keyOf = (path: string) => joinPath(access.path, path)
  const ask: AskS3 = async (path, query, more = {}) => {
    const address = addressOf(keyOf(path), query)
    return askService(address, await prepared(address, more))
  }
  const list: StorageService['list'] = async (folder, { cursor, deep }) => {
    const base = keyOf(folder)
    const prefix = base === '' ? '' : `${base}/`
    const query = {
      'list-type': '2',
      'max-keys': '1000',
      'encoding-type': 'url',
      prefix,
      ...(deep ? {} : { delimiter: '/' }),
      ...(cursor === null ? {} : { 'continuation-token': cursor }),
    }
    const address = addressOf('', query)
    const answer = await openService(address, { ...(await prepared(address, {})), maxBytes: MAX_LISTING })
    if (answer.status !== 200) {
      await answer.body.cancel()
      throw new StorageFailure(listFailure(answer.status))
    }
    return readListing(answer.body, joinPath(access.path))
  }
  return {
    listsDeep: true,
    foldersTell: false,
    async test() {
      await list('', { cursor: null, deep: false })
    },
    list,
    async read({ path }, wanted) {
      const address = addressOf(keyOf(path))
      // An etag is quoted where it is compared.
      const headers = wantedHeaders(wanted)
      const options = await prepared(address, { headers })
      return readingOf(await openService(address, { ...options, maxBytes: wanted.maxBytes }))
    },
    write: (path, source) => uploadObject(ask, path, source),
    async remove({ path }) {
      const { status } = await ask(path, {}, { method: 'DELETE' })
      if (status !== 204 && status !== 200 && status !== 404) throw new StorageFailure(failureOfStatus(status))
    },
    async move(from, to) {
      // What is there is not written over: S3 itself knows no such condition for a copy.
      const { status: there } = await ask(to, {}, { method: 'HEAD' })
      if (there === 200) throw new StorageFailure('taken')
      const source = `/${copySource(access, bucket)}${encodePath(keyOf(from))}`
      const { status, text } = await ask(to, {}, { method: 'PUT', headers: { 'x-amz-copy-source': source } })
      // A copy may fail after its status was sent.
      if (status !== 200 || /<Error>/.test(text()))
        throw new StorageFailure(status === 200 ? 'unavailable' : failureOfStatus(status))
      await ask(from, {}, { method: 'DELETE' })
    },
    async link({ path }) {
      const address = addressOf(keyOf(path), { 'X-Amz-Expires': String(LINK_SECONDS) })
      const { url } = await client.sign(address, { method: 'GET', aws: { signQuery: true } })
      return { url, lasts: false }
    },
  }
}

/** A wrong key is refused in the same way as a wrong secret. */
function listFailure(status: number) {
  if (status === 403) return 'login_refused'
  const reason = failureOfStatus(status)
  return reason === 'no_such_file' ? 'no_such_folder' : reason
}

/** The address of the bucket: in the host where that begins with its name, else as the first part of the path. */
function bucketOf({ url, bucket }: StorageAccess): string {
  if (!url || !URL.canParse(url)) throw new StorageFailure('incomplete')
  const endpoint = url.replace(/\/+$/, '')
  const { hostname, pathname } = new URL(url)
  if (!bucket) {
    // Then the address names it, in its path or its host.
    if (pathname.replace(/\/+$/, '') === '' && !/\.s3[.-]/.test(hostname)) throw new StorageFailure('incomplete')
    return endpoint
  }
  return hostname.startsWith(`${bucket}.`) ? endpoint : `${endpoint}/${encodeURIComponent(bucket)}`
}

/** The bucket as a copy names it, with a slash at its end. */
function copySource({ bucket }: StorageAccess, address: string): string {
  if (bucket) return `${encodeURIComponent(bucket)}/`
  const { pathname, hostname } = new URL(address)
  const inPath = pathname.replace(/^\/+|\/+$/g, '')
  return `${inPath === '' ? hostname.replace(/\.s3[.-].*$/, '') : inPath}/`
}

function regionOf({ region, url }: StorageAccess): string {
  if (region) return region
  const host = URL.canParse(url ?? '') ? new URL(url ?? '').hostname : ''
  if (host.endsWith('.r2.cloudflarestorage.com')) return 'auto'
  return /(?:^|\.)s3[.-]([a-z]{2}-[a-z-]+-\d)\./.exec(host)?.[1] ?? 'us-east-1'
}
