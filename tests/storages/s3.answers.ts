import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { served } from './served.ts'
import type { Answered } from './storage.host.ts'
import type { StoredTree } from './stored-tree.ts'

interface Asked {
  request: IncomingMessage
  url: URL
  body: Buffer
}

const PAGE = 1000
const parts = new Map<string, Map<number, Buffer>>()

/** As S3 answers at an address whose first part is the bucket. */
export function answerS3(tree: StoredTree, { request, url, body }: Asked): Answered {
  const key = decodeURIComponent(url.pathname.split('/').slice(3).join('/'))
  const query = url.searchParams
  if (tree.trips('wrong-key')) return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }
  if (key === '' && request.method === 'GET') return listing(tree, query)
  const uploadId = query.get('uploadId')
  if (request.method === 'POST' && query.has('uploads')) {
    parts.set('u1', new Map())
    return {
      status: 200,
      body: '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>',
    }
  }
  if (request.method === 'PUT' && uploadId) {
    parts.get(uploadId)?.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } }
  }
  if (request.method === 'POST' && uploadId) {
    const all = [...(parts.get(uploadId) ?? [])].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes)
    if (all.slice(0, -1).some((bytes) => bytes.length < 5 * 1024 * 1024))
      return { status: 400, body: '<Error><Code>EntityTooSmall</Code></Error>' }
    tree.put(key, Buffer.concat(all))
    return { status: 200, body: '<CompleteMultipartUploadResult/>' }
  }
  const file = tree.files.get(key)
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return file ? served(file, request.headers) : { status: 404 }
    case 'PUT': {
      const source = request.headers['x-amz-copy-source']
      const from = source ? tree.files.get(decodeURIComponent(String(source)).split('/').slice(2).join('/')) : null
      if (from === undefined) return { status: 404 }
      tree.put(key, from?.bytes ?? body)
      return { status: 200, body: from ? '<CopyObjectResult/>' : '' }
    }
    case 'DELETE':
      tree.files.delete(key)
      return { status: 204 }
    default:
      return { status: 405 }
  }
}

function listing(tree: StoredTree, query: URLSearchParams): Answered {
  const prefix = query.get('prefix') ?? ''
  const isFlat = query.get('delimiter') === '/'
  const from = Number(query.get('continuation-token') ?? 0)
  const keys = [...tree.files.keys()].filter((key) => key.startsWith(prefix)).toSorted()
  const found = isFlat
    ? [
        ...new Set(
          keys.map((key) => {
            const [first = '', ...rest] = key.slice(prefix.length).split('/')
            return prefix + first + (rest.length > 0 ? '/' : '')
          }),
        ),
      ]
    : keys
  const isLoop = tree.faults.get('loop')
  const next = isLoop ? from : from + PAGE
  const isCut = Boolean(isLoop) || next < found.length
  const encoded = (key: string) => encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+')
  const rows = found.slice(from, from + PAGE).map((key) => {
    const file = tree.files.get(key)
    return file
      ? `<Contents><Key>${encoded(key)}</Key><LastModified>${file.modified.toISOString()}</LastModified><ETag>&quot;${file.etag}&quot;</ETag><Size>${file.bytes.length}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${encoded(key)}</Prefix></CommonPrefixes>`
  })
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><EncodingType>url</EncodingType><IsTruncated>${isCut}</IsTruncated>${
      isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }${rows.join('')}</ListBucketResult>`,
  }
}
