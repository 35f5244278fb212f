import * as z from 'zod'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import { type SliceWork, sliceWork } from '#worker/kernel/jobs/job-kind.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { ruleSet } from '#worker/modules/automations/rule-set.ts'
import type { CookingEvent } from '#worker/modules/cooking/cooking.events.ts'
import { newRecipeQueries, newRecipes, type NewRecipe } from '#worker/modules/recipes/new-recipe.ts'
import { lineReader, vocabularyQueries } from '../vocabulary.ts'
import { linesOf, recipeBodyOf } from './recipe-body.ts'
import { finderOf, recipesThere, type Sought } from './recipes-there.ts'
import type { StagedDraft, StagedRecipe } from './staged-draft.ts'

export interface ImportChoices {
  /** Bring recipes of a name that is here already. */
  sameNames: boolean
  /** Bring what was imported before once more. */
  again: boolean
  /** When the import was asked for. */
  since: string
}

interface Candidate {
  item: JobItem
  draft: StagedRecipe
  body: NewRecipe
}

/** Saves the recipes of a slice in one commit. Each becomes one, or is known, or fails with its reason. */
export async function saveDrafts(
  context: Context,
  given: readonly { item: JobItem; draft: StagedDraft | undefined }[],
  choices: ImportChoices,
): Promise<SliceWork> {
  const { space, shard } = membershipOf(context)
  const recipes = given.flatMap(({ item, draft }) => (draft?.kind === 'recipe' ? [{ item, draft }] : []))
  const vocabulary = await context.spaceDatabase(shard).read(
    vocabularyQueries(
      space,
      recipes.flatMap(({ draft }) => linesOf(draft)),
    ),
  )
  const ended: EndedItem[] = given.flatMap(({ item, draft }) =>
    draft?.kind === 'recipe' ? [] : [withoutPlace(item, draft)],
  )
  const candidates: Candidate[] = []
  for (const { item, draft } of recipes) {
    const rules = ruleSet(vocabulary.rules, draft.source_url)
    try {
      candidates.push({ item, draft, body: recipeBodyOf(draft, { rules, reader: lineReader(vocabulary, rules) }) })
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      ended.push(failed(item, 'import.recipe_invalid', sentenceOf(error)))
    }
  }
  const load = {
    ...newRecipeQueries(
      context,
      space,
      candidates.map(({ body }) => body),
    ),
    there: recipesThere(context, candidates.map(soughtOf), choices.since),
    cookings: reserveIds(space, {
      'cook-log': candidates.reduce((sum, { draft }) => sum + cookingsOf(draft).length, 0),
    }),
  }
  return sliceWork(load, (found) => {
    const find = finderOf(found.there, choices)
    const match = (one: Candidate) => find(soughtOf(one))
    const fresh = candidates.filter((one) => !match(one))
    const here = candidates.flatMap((one): EndedItem[] => {
      const row = match(one)
      return row ? [{ position: one.item.position, state: 'known', result: `recipe:${row.id}`, name: row.name }] : []
    })
    try {
      const { ids, appends, requires } = newRecipes(
        context,
        fresh.map(({ body }) => body),
        found,
      )
      const nextCooking = idAllocator(found.cookings)
      const cooked = fresh.flatMap(({ draft }, i) =>
        cookingAppends(context, draft, ids[i] ?? 0, () => nextCooking('cook-log')),
      )
      const saved = fresh.map(({ item, body }, i): EndedItem => ({
        position: item.position,
        state: 'done',
        result: `recipe:${ids[i]}`,
        name: body.name,
        source: String(item.details['key'] ?? ''),
      }))
      return { appends: [...appends, ...cooked], requires, items: [...ended, ...here, ...saved] }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const reason = problemSentence(error)
      return { appends: [], items: [...ended, ...here, ...fresh.map(({ item }) => failed(item, error.code, reason))] }
    }
  })
}

const soughtOf = ({ item, body }: Candidate): Sought => ({ key: String(item.details['key'] ?? ''), name: body.name })

const cookingsOf = ({ cooked, rating }: StagedRecipe) =>
  cooked.length > 0 || rating === null ? cooked : [{ at: null, rating, servings: null, comment: '' }]

const cookingAppends = (context: Context, draft: StagedRecipe, recipe: number, nextId: () => number): Append[] =>
  cookingsOf(draft).map(({ at, rating, servings, comment }, i) => {
    const id = nextId()
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

const failed = ({ position }: JobItem, code: string, msg: string): EndedItem => ({
  position,
  state: 'failed',
  code,
  msg,
})

function withoutPlace(item: JobItem, draft: StagedDraft | undefined): EndedItem {
  const { code, msg } = item.details
  if (!draft)
    return failed(
      item,
      String(code ?? 'import.recipe_unreadable'),
      String(msg ?? 'It is no longer stored. Import the file again.'),
    )
  const text =
    draft.kind === 'left-out' ? `${draft.what}: ${draft.count} have no place here.` : (NO_PLACE.get(draft.kind) ?? '')
  return failed(item, 'import.no_place', text)
}

const NO_PLACE = new Map<StagedDraft['kind'], string>([
  ['food', 'Foods come with the recipes that use them; what else is known of one is not taken along.'],
  ['unit', 'Units come with the recipes that use them; what else is known of one is not taken along.'],
  ['book', 'Books are not taken along.'],
  ['meal', 'Planned meals are not taken along.'],
  ['shopping', 'Shopping lists are not taken along.'],
])

const sentenceOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.join('.') || 'recipe'}: ${issue.message}` : 'It is no recipe.'
