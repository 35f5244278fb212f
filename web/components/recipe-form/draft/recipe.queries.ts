import { type ApiResponse, send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { readStoredPicture } from '../picture/picture-store.ts'
import { recipeDraftBody, changedFields } from './recipe-body.ts'
import type { PictureDraft, RecipeDraft } from './recipe-draft.ts'
import type { StoredRecipe } from './recipe.read.ts'

export interface FetchedRecipe {
  row: StoredRecipe
  etag: string | null
  event: number | null
}

const path = '/api/recipe/'

/** A picture may take a while to send. */
const limit = () => AbortSignal.timeout(60_000)

export async function fetchRecipe(id: number): Promise<FetchedRecipe> {
  const { data, etag, event } = await send<StoredRecipe>('GET', `${path}${id}/`)
  return { row: data, etag, event }
}

/** `key` is an idempotency key: a retry with it creates no second recipe. */
export async function postRecipe(draft: RecipeDraft, key: string): Promise<FetchedRecipe> {
  const body = { ...recipeDraftBody(draft), internal: true, ...pictureUrlBody(draft.picture) }
  const { data, etag, event } = await send<StoredRecipe>('POST', path, { body, key, signal: limit() })
  return { row: data, etag, event }
}

/** Sends what differs from `base`; throws ApiError 412 when the recipe's version is no longer `etag`. */
export async function patchRecipe(
  id: number,
  { etag, base }: { etag: string | null; base: RecipeDraft },
  draft: RecipeDraft,
): Promise<FetchedRecipe> {
  const body = { ...changedFields(base, draft), ...pictureUrlBody(draft.picture) }
  const headers = etag === null ? {} : { 'if-match': etag }
  const answer = await send<StoredRecipe>('PATCH', `${path}${id}/`, { body, headers, signal: limit() })
  return { row: answer.data, etag: answer.etag, event: answer.event }
}

/** Uploads a file or removes the picture; returns the picture's new URL. */
export const savePicture = async (id: number, picture: PictureDraft): Promise<string | null> =>
  (await sendPicture(id, picture)).data.image

/** As `savePicture`, also of an address, which the server fetches after its answer. */
export async function sendPicture(id: number, picture: PictureDraft): Promise<ApiResponse<{ image: string | null }>> {
  const body = new FormData()
  const file = picture.kind === 'file' ? await readStoredPicture(picture.key) : null
  if (file) body.set('image', file, `picture.${file.type.split('/')[1] ?? 'jpeg'}`)
  else body.set('image_url', picture.kind === 'address' ? picture.url : '')
  return send('PUT', `${path}${id}/image/`, { body, signal: limit() })
}

/** Saving may create foods, units and keywords, so their pickers reload too. */
export const invalidateRecipes = () =>
  Promise.all(
    ['recipe', 'food', 'unit', 'keyword', 'picker'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  )

function pictureUrlBody(picture: PictureDraft) {
  if (picture.kind !== 'address') return {}
  const others = (picture.others ?? []).filter((url) => url.length <= maxUrl).slice(0, maxOthers)
  return { image_url: picture.url, ...(others.length > 0 ? { image_urls: others } : {}) }
}

/** What the server takes. */
const maxUrl = 4096
const maxOthers = 24
