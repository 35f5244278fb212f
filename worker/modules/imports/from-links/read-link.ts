import * as z from 'zod'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { NewRecipe } from '#worker/modules/recipes/new-recipe.ts'
import { isWebAddress } from '#worker/modules/recipes/image/web-address.ts'
import { MAX_PICTURE_CHOICES, MAX_PICTURE_URL, recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { fetchPage } from '../source.page.ts'
import { sourceAnswerOf } from '../source.read.ts'

/** What a link turned out to be: a recipe, one that is here already, or nothing that can be taken. */
export type ReadLink = { item: JobItem; url: string } & (
  | { kind: 'recipe'; body: NewRecipe; warnings: string; again: boolean }
  | { kind: 'known'; recipe: number; name: string }
  | { kind: 'failed'; code: string; msg: string }
)

export async function readLink(context: Context, item: JobItem): Promise<ReadLink> {
  const asked = urlOf(item)
  try {
    const page = await fetchPage(context.env, asked)
    const { recipe: read, duplicates, warnings, images } = await sourceAnswerOf(context, page)
    const [there] = duplicates
    if (there && !isAskedAgain(item)) return { item, url: asked, kind: 'known', recipe: there.id, name: there.name }
    if (!read)
      return { item, url: asked, kind: 'failed', code: 'import.no_recipe', msg: 'No usable data could be found.' }
    const keywords = read.keywords.filter(({ import_keyword }) => import_keyword)
    return {
      item,
      url: page.url ?? asked,
      kind: 'recipe',
      body: recipe.draft.parse({ ...read, image_urls: pictureChoices(images), keywords, servings: read.servings ?? 1 }),
      warnings: warnings.map(({ msg }) => msg).join(' '),
      again: isAskedAgain(item),
    }
  } catch (error) {
    if (error instanceof Problem)
      return { item, url: asked, kind: 'failed', code: error.code, msg: problemSentence(error) }
    if (error instanceof z.ZodError)
      return { item, url: asked, kind: 'failed', code: 'import.recipe_invalid', msg: error.issues[0]?.message ?? '' }
    throw error
  }
}

const pictureChoices = (images: readonly string[]): string[] =>
  images.filter((url) => url.length <= MAX_PICTURE_URL && isWebAddress(url)).slice(0, MAX_PICTURE_CHOICES)

export const urlOf = ({ details }: JobItem): string => String(details['url'])

/** It was known, and somebody wants it once more: what waits for the first time has no result yet. */
const isAskedAgain = ({ result }: JobItem): boolean => result !== null
