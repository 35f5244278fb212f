import type { Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import type { privateHeaders, sharedHeaders } from './media-headers.ts'
import { readPicture } from '#worker/modules/files/store-picture.ts'

export async function servePicture(
  { env, url, headers }: Context,
  key: string,
  headersOf: typeof privateHeaders | typeof sharedHeaders,
): Promise<Response> {
  const width = Number(url.searchParams.get('width'))
  const picture = await readPicture(env.FILES, key, {
    width: width > 0 ? width : null,
    known: headers.get('if-none-match'),
  })
  if (!picture) throw notFound()
  const type = picture.httpMetadata?.contentType ?? 'application/octet-stream'
  const answer = { ...headersOf(picture.httpEtag), 'content-type': type }
  return 'body' in picture
    ? new Response(picture.body, { headers: answer })
    : new Response(null, { status: 304, headers: answer })
}
