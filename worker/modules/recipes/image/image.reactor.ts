import { gatewayFetch } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { NonRetryableError, reactor, reactorResult } from '#worker/kernel/log/reactor.ts'
import { PictureError } from '#worker/modules/files/picture/index.ts'
import { deleteStoredFiles, storePicture } from '#worker/modules/files/store-picture.ts'
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
  async (event, { env }) => {
    const { id } = event.data
    const bytes =
      'url' in event.data
        ? await fetchPicture(event.data.url, env.FETCH_ALLOW)
        : await stagedPicture(env, event.data.key)
    if (!bytes) return null
    const owner = { space: event.space, recipe: id, tag: `v${event.version}` }
    const dropStaged = async () => void ('key' in event.data && (await env.FILES.delete(event.data.key)))
    const image = await storePicture(env, owner, bytes).catch(async (error: unknown) => {
      if (!(error instanceof PictureError)) throw error
      await dropStaged()
      throw new NonRetryableError(error.message)
    })
    let isGone = false
    const stored = reactorResult(stateQueries(event.space, id), (found) => {
      const state = stateOf(found)
      isGone = state === null
      // A recipe in the trash gets its picture as well: it may come back.
      const events = state?.image === image ? [] : [{ type: 'recipe.imaged', data: { id, image } }]
      return { appends: state ? [{ stream: `recipe:${id}`, expected: state.version, events }] : [], requires: [] }
    })
    const clearAway = async () => {
      await dropStaged()
      if (isGone) await deleteStoredFiles(env, [image])
    }
    return { ...stored, after: clearAway }
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

/** Null where it was there already, and its job has been cleared away. */
async function stagedPicture({ FILES }: Env, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stored = await FILES.get(key)
  return stored && new Uint8Array(await stored.arrayBuffer())
}
