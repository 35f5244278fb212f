import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import type { CookingEvent } from '#worker/modules/cooking/cooking.events.ts'
import { newRecipeQueries, newRecipes, type NewRecipe } from '#worker/modules/recipes/new-recipe.ts'
import { finderOf, recipesThere, type Sought } from '../recipes-there.ts'
import type { StagedRecipe } from '../staged-draft.ts'
import { failed } from './leave-out.ts'
import { place, type Place } from './place.ts'
import { createFiles, withFiles, type StoredPictures } from './stored-pictures.ts'

export interface ImportChoices {
  /** Bring recipes of a name that is here already. */
  sameNames: boolean
  /** Bring what was imported before once more. */
  again: boolean
  /** When the import was asked for. */
  since: string
}

export interface Candidate {
  item: JobItem
  draft: StagedRecipe
  body: NewRecipe
  pictures: StoredPictures
}

/** Each becomes a recipe with its pictures and how often it was cooked, or is known, or fails with its reason. */
export function placeRecipes(context: Context, candidates: readonly Candidate[], choices: ImportChoices): Place {
  const { space } = membershipOf(context)
  const bodies = candidates.map(({ body, pictures }) => withFiles(body, pictures, []))
  const load = {
    ...newRecipeQueries(context, space, bodies),
    there: recipesThere(context, candidates.map(soughtOf), choices.since),
    further: reserveIds(space, {
      'cook-log': candidates.reduce((sum, { draft }) => sum + cookingsOf(draft).length, 0),
      'user-file': candidates.reduce((sum, { pictures }) => sum + pictures.files.length, 0),
    }),
  }
  return place(load, (found, made) => {
    const find = finderOf(found.there, choices)
    const match = (one: Candidate) => find(soughtOf(one))
    const fresh = candidates.filter((one) => !match(one))
    const here = candidates.flatMap((one): EndedItem[] => {
      const row = match(one)
      if (!row) return []
      const { key, books, favourite } = one.draft
      made.recipes.set(key, made.recipes.get(key) ?? { ...row, servings: one.body.servings ?? 1 })
      made.shelved.push({ id: row.id, books, favourite })
      return [{ position: one.item.position, state: 'known', result: `recipe:${row.id}`, name: row.name }]
    })
    const nextId = idAllocator(found.further)
    const files = fresh.map(({ pictures }) => createFiles(context, pictures, nextId))
    const known = {
      ...found,
      foods: [...made.foods, ...found.foods],
      units: [...made.units, ...found.units],
      files: [...found.files, ...files.flatMap(({ ids }) => ids.map((id) => ({ id })))],
    }
    try {
      const saved = newRecipes(
        context,
        fresh.map(({ body, pictures }, i) => withFiles(body, pictures, files[i]?.ids ?? [])),
        known,
      )
      const items = fresh.map(({ item, draft, body, pictures }, i): EndedItem => {
        const id = saved.ids[i] ?? 0
        if (!made.recipes.has(draft.key))
          made.recipes.set(draft.key, { id, name: body.name, servings: body.servings ?? 1 })
        made.shelved.push({ id, books: draft.books, favourite: draft.favourite })
        return {
          position: item.position,
          state: 'done',
          result: `recipe:${id}`,
          name: body.name,
          source: String(item.details['key'] ?? ''),
          ...(pictures.losses.length > 0 ? { code: 'import.incomplete', msg: pictures.losses.join(' ') } : {}),
        }
      })
      const cooked = fresh.flatMap(({ draft }, i) => cookingAppends(context, draft, saved.ids[i] ?? 0, nextId))
      return {
        appends: [...files.flatMap(({ appends }) => appends), ...saved.appends, ...cooked],
        requires: saved.requires,
        items: [...here, ...items],
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const reason = problemSentence(error)
      return { appends: [], items: [...here, ...fresh.map(({ item }) => failed(item, error.code, reason))] }
    }
  })
}

export const soughtOf = ({ item, body }: Candidate): Sought => ({
  key: String(item.details['key'] ?? ''),
  name: body.name,
})

const cookingsOf = ({ cooked, rating }: StagedRecipe) =>
  cooked.length > 0 || rating === null ? cooked : [{ at: null, rating, servings: null, comment: '' }]

const cookingAppends = (
  context: Context,
  draft: StagedRecipe,
  recipe: number,
  nextId: (kind: string) => number,
): Append[] =>
  cookingsOf(draft).map(({ at, rating, servings, comment }, i) => {
    const id = nextId('cook-log')
    const event: CookingEvent = {
      type: 'cook-log.cooked',
      data: {
        id,
        recipe,
        recipe_version: 1,
        servings,
        rating: rating ?? (i === 0 && draft.cooked.length > 0 ? draft.rating : null),
        comment: comment || null,
        created_by: personOf(context).id,
        created_at: at && !Number.isNaN(Date.parse(at)) ? new Date(at).toISOString() : context.at,
      },
    }
    return { stream: `cook-log:${id}`, expected: 0, events: [event] }
  })
