import { sql } from 'drizzle-orm'
import { gatewayFetch } from '#worker/gateway/gateway-fetch.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { NonRetryableError, reactor, reactorResult, type ReactorResult } from '#worker/kernel/log/reactor.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { PictureError } from '#worker/modules/files/picture/index.ts'
import {
  deleteStoredFiles,
  findStoredPicture,
  type PictureOwner,
  storePicture,
} from '#worker/modules/files/store-picture.ts'
import { recipeDecider } from '../recipe.decider.ts'
import type { RecipeEvent } from '../recipe.events.ts'
import { stateOf, stateQueries } from '../recipe-state.read.ts'
import { failureReason, HostAnswer, mayPass } from './picture-failure.ts'

type Wanted = Extract<RecipeEvent, { type: 'recipe.image_requested' | 'recipe.image_staged' }>

const MAX_BYTES = 20_000_000
/** Some seven minutes: who waits for a picture would rather be told. */
const MOST_ATTEMPTS = 5

/**
 * The key of the picture is that of the requesting event, so that a second run writes the same files. The recipe's
 * event is in the commit of the receipt, so that it happens once. A picture that is no longer wished for when it
 * arrives, as another was set meanwhile, is dropped.
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
    const image = await taken.catch(throwForGood)
    if (image === null) return null
    const load = { ...stateQueries(space, id), later: eventsSince(space, id, version, WISHES) }
    return reactorResult(load, async ({ later, ...found }) => {
      const state = stateOf(found)
      // It is gone for good, or has another picture.
      if (!state || later.length > 0) {
        await deleteStoredFiles(env, [image])
        return { appends: [], requires: [] }
      }
      // A recipe in the trash gets its picture as well: it may come back.
      const events = state.image === image ? [] : [{ type: 'recipe.imaged', data: { id, image } }]
      return { appends: [{ stream: `recipe:${id}`, expected: state.version, events }], requires: [] }
    })
  },
  { giveUp: tellFailure, mostAttempts: MOST_ATTEMPTS },
)

/** Once, and only as long as nobody has asked for another picture. */
function tellFailure({ space, version, data }: Logged<Wanted>, error: unknown): ReactorResult {
  const { id } = data
  const [url, others] = 'url' in data ? [data.url, data.others ?? []] : [null, []]
  const failure = { reason: failureReason(error), url, others, request: version }
  const load = {
    ...stateQueries(space, id),
    later: eventsSince(space, id, version, [...WISHES, 'recipe.image_failed']),
  }
  return reactorResult(load, ({ later, ...found }) => {
    const state = stateOf(found)
    const events = later.length > 0 ? [] : recipeDecider.decide.failImage(state, failure)
    return { appends: state ? [{ stream: `recipe:${id}`, expected: state.version, events }] : [], requires: [] }
  })
}

const WISHES: readonly RecipeEvent['type'][] = ['recipe.image_requested', 'recipe.image_staged', 'recipe.imaged']

const eventsSince = (space: number, recipe: number, version: number, types: readonly string[]) =>
  query<{ version: number }>(sql`SELECT version FROM event WHERE space_id = ${space} AND stream = ${`recipe:${recipe}`}
    AND version > ${version} AND ${inValues(sql`type`, types)} LIMIT 1`)

function throwForGood(error: unknown): never {
  throw mayPass(error) ? error : new NonRetryableError(String(error), { cause: error })
}

async function fetchPicture(url: string, allow: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const accept = ['image/*', 'application/octet-stream']
  const answer = await gatewayFetch(url, { accept, maxBytes: MAX_BYTES, allow }).catch(throwForGood)
  return answer.ok ? answer.bytes : throwForGood(new HostAnswer(answer.status))
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
