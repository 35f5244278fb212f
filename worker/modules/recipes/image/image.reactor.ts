import { gatewayFetch } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { NonRetryableError, reactor, reactorResult } from '#worker/kernel/log/reactor.ts'
import { PictureError } from '#worker/modules/files/picture/index.ts'
import {
  deleteStoredFiles,
  findStoredPicture,
  type PictureOwner,
  storePicture,
} from '#worker/modules/files/store-picture.ts'
import type { RecipeEvent } from '../recipe.events.ts'
import { stateOf, stateQueries } from '../recipe-state.read.ts'

type Wanted = Extract<RecipeEvent, { type: 'recipe.image_requested' | 'recipe.image_staged' }>

const MAX_BYTES = 20_000_000
const RETRYABLE = new Set<string>(['timeout', 'unreachable'])

/**
 * The key of the picture is that of the requesting event, so that a second run writes the same files. The recipe's
 * event is in the commit of the receipt, so that it happens once.
 */
export const imageReactor = reactor<Wanted>(
  'images',
  ['recipe.image_requested', 'recipe.image_staged'],
  async ({ space, version, data }, { env }) => {
    const { id } = data
    const owner = { space, recipe: id, tag: `v${version}` }
    const taken =
      'url' in data
        ? storePicture(env, owner, await fetchPicture(data.url, env.FETCH_ALLOW))
        : takeStaged(env, owner, data.key)
    const image = await taken.catch((error: unknown) => {
      throw error instanceof PictureError ? new NonRetryableError(error.message) : error
    })
    if (image === null) return null
    return reactorResult(stateQueries(space, id), async (found) => {
      const state = stateOf(found)
      // It is gone for good.
      if (!state) {
        await deleteStoredFiles(env, [image])
        return { appends: [], requires: [] }
      }
      // A recipe in the trash gets its picture as well: it may come back.
      const events = state.image === image ? [] : [{ type: 'recipe.imaged', data: { id, image } }]
      return { appends: [{ stream: `recipe:${id}`, expected: state.version, events }], requires: [] }
    })
  },
)

async function fetchPicture(url: string, allow: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await gatewayFetch(url, {
    accept: ['image/*', 'application/octet-stream'],
    maxBytes: MAX_BYTES,
    allow,
  }).catch((error: unknown) => {
    throw error instanceof GatewayRefusal && !RETRYABLE.has(error.reason) ? new NonRetryableError(error.message) : error
  })
  if (!answer.ok) throw new Error(`the picture's host answered ${answer.status}`)
  return answer.bytes
}

/**
 * The staged picture goes before the commit, so that none is left: who is cut off in between finds the stored one. Null
 * where there is neither, as its job has been cleared away.
 */
async function takeStaged(env: Env, owner: PictureOwner, key: string): Promise<string | null> {
  const staged = await env.FILES.get(key)
  if (!staged) return findStoredPicture(env, owner)
  const bytes = new Uint8Array(await staged.arrayBuffer())
  const image = await storePicture(env, owner, bytes).catch(async (error: unknown) => {
    if (error instanceof PictureError) await env.FILES.delete(key)
    throw error
  })
  await env.FILES.delete(key)
  return image
}
