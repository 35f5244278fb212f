import { uuid } from '#worker/clock.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { PictureError } from '#worker/modules/files/picture/index.ts'
import { storePicture, type PictureOwner } from '#worker/modules/files/store-picture.ts'
import { recipeDecider } from '../recipe.decider.ts'
import type { ImageUpload, imageAnswer } from './recipe-image.contract.ts'
import { imageOf } from '../recipe-overview.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { isWebAddress } from './web-address.ts'
import { stateOf, stateQueries } from '../recipe-state.read.ts'

/** A file is stored at once; an address is fetched after the answer; neither removes the picture. */
export function changeImage(
  context: Context,
  id: number,
  { image, image_url }: ImageUpload,
): Promise<Answer<z.output<typeof imageAnswer>>> {
  const store = spaceStore(context)
  const address = image instanceof File ? null : image_url || null
  if (typeof image === 'string' && !EMPTY.has(image) && !address) throw invalid({ image: [INVALID_IMAGE] })
  if (address !== null && !isWebAddress(address)) throw invalid({ image_url: ['Enter a valid URL.'] })
  const owner = { space: store.space, recipe: id, tag: uuid() }
  const load = { ...stateQueries(store.space, id), visible: recipeVisibleQuery(context, id) }
  return execute(store, load, async (found) => {
    const state = requireVisibleRecipe(stateOf(found), found.visible)
    if (context.ifMatch !== null && context.ifMatch !== state.version) throw stale()
    const events = address
      ? recipeDecider.decide.requestImage(state, { url: address })
      : recipeDecider.decide.image(state, {
          image: image instanceof File ? await storeUpload(context, owner, image) : null,
        })
    return outcome({
      appends: [{ stream: `recipe:${id}`, expected: state.version, events }],
      answer: {
        shown: query<{ image: string | null }>(
          sql`SELECT ${imageOf(context)} AS image FROM recipe r WHERE r.space_id = ${store.space} AND r.id = ${id}`,
        ),
      },
      respond: ({ shown }) => ({ image: shown[0]?.image ?? null, image_url: image_url ?? null }),
    })
  })
}

const INVALID_IMAGE = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
const EMPTY = new Set(['', 'null', 'undefined'])

async function storeUpload({ env }: Context, owner: PictureOwner, file: File): Promise<string> {
  try {
    return await storePicture(env, owner, new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const sentence = error.reason === 'too_large' ? 'The picture is too large.' : INVALID_IMAGE
    throw invalid({ image: [sentence] }, `picture.${error.reason}`)
  }
}
