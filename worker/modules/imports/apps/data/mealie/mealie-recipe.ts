import { countOf, flagOf, nameListOf, objectsOf, valuesOf, wordListOf, wordsOf } from '../../../drafts/loose-json.ts'
import { momentOf } from '../../../drafts/moment.ts'
import { namedRecipeOf } from '../../../drafts/named-recipe.ts'
import { notesOf } from '../../../drafts/notes.ts'
import { linesIn, paragraphsIn } from '../../../drafts/read-lines.ts'
import { type DraftCooking, type DraftPicture, type RecipeDraft, stepOf } from '../../../drafts/recipe-draft.ts'
import { starsOf } from '../../../drafts/stars.ts'
import { timesOf } from '../../../drafts/times.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../pages/json/json-value.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { idOf } from './backup-tables.ts'
import { mealieNutrition } from './mealie-nutrition.ts'
import { type PlacedIngredient, placedIngredients, withHeadings } from './mealie-ingredients.ts'
import { say } from '../../../drafts/said.ts'

/** A recipe as Mealie exports it, keys in snake case. */
export function mealieRecipe(from: JsonObject, pictures: DraftPicture[]): RecipeDraft {
  const { unplaced, ...times } = timesOf({
    prep: timeIn(from, 'prep'),
    cook: timeIn(from, 'perform') || timeIn(from, 'cook'),
    total: timeIn(from, 'total'),
  })
  const { yields, ...servings } = yieldOf(from)
  const settings = isObject(from['settings']) ? from['settings'] : {}
  const placed = placedIngredients(valuesOf(from['recipe_ingredient']), !flagOf(settings['disable_amount']))
  const steps = stepsOf(valuesOf(from['recipe_instructions']), placed)
  const used = new Set(steps.flatMap((step) => step.placed))
  const timeline = objectsOf(from['timeline']).filter((event) => wordsOf(event['event_type']) !== 'system')
  const hasPicture = !/^(?:no image)?$/.test(wordsOf(from['image']))
  return namedRecipeOf(
    {
      key: idOf(from['id']) || wordsOf(from['slug']),
      name: linesIn(wordsOf(from['name'])).join(' '),
      description: paragraphsIn(wordsOf(from['description'])),
      source_url: wordsOf(from['org_url']),
      ...servings,
      ...times,
      keywords: [
        ...new Set([
          ...nameListOf(from['recipe_category']),
          ...nameListOf(from['tags']),
          ...nameListOf(from['recipe_cuisine'] ?? from['recipeCuisine']),
        ]),
      ],
      ingredients: withHeadings(placed.filter((ingredient) => !used.has(ingredient))),
      steps: steps.map(({ placed, ...step }) => stepOf({ ...step, ingredients: withHeadings(placed) })),
      nutrition: mealieNutrition(from['nutrition']),
      pictures,
      rating: starsOf(from['rating']),
      favourite: flagOf(from['favourite']),
      cooked: cookedOf(timeline, from['last_made']),
      notes: [...objectsOf(from['notes']), ...objectsOf(from['comments']).map(signed)].map((note) => ({
        title: wordsOf(note['title']),
        text: paragraphsIn(wordsOf(note['text'])),
      })),
      unplaced: [
        ...unplaced,
        ...notesOf({ Yield: yields, Tools: nameListOf(from['tools']).join(', '), ...extrasOf(from['extras']) }),
      ],
      created_at:
        [momentOf(from['created_at']), momentOf(from['date_added'])].flatMap((at) => at ?? []).sort()[0] ?? null,
      warnings: [
        ...(hasPicture && pictures.length === 0 ? [say('picture_missing_unnamed')] : []),
        ...objectsOf(from['assets']).map((asset) => say('attachment', { name: wordsOf(asset['name']) })),
        ...timeline
          .filter((event) => wordsOf(event['image']).startsWith('has image'))
          .map((event) => say('picture_of_day', { date: wordsOf(event['timestamp']).slice(0, 10) })),
      ],
    },
    wordsOf(from['slug']),
  )
}

/** Text in any language; the newest versions count seconds instead. */
function timeIn(from: JsonObject, name: string): string {
  const seconds = countOf(from[`${name}_time_seconds`])
  return wordsOf(from[`${name}_time`]) || (seconds === null ? '' : `${Math.ceil(seconds / 60)}`)
}

/** A step takes the ingredients that it names first. */
function stepsOf(rows: readonly JsonValue[], placed: readonly PlacedIngredient[]) {
  const waiting = new Map(placed.filter(({ reference }) => reference !== '').map((one) => [one.reference, one]))
  return rows.flatMap((row) => {
    const step: JsonObject = isObject(row) ? row : { text: row }
    const instruction = paragraphsIn(wordsOf(step['text']))
    const name = [wordsOf(step['title']), wordsOf(step['summary'])].filter(Boolean).join(': ')
    const references = objectsOf(step['ingredient_references']).map((link) => idOf(link['reference_id']))
    const mine = placed.filter((one) => references.includes(one.reference) && waiting.delete(one.reference))
    return instruction || name || mine.length > 0 ? [{ name, instruction, placed: mine }] : []
  })
}

/** Newer versions count servings and what is made apart: "4" and "6 bowls". 0 is unset. */
function yieldOf(from: JsonObject) {
  const servings = countOf(from['recipe_servings'])
  const quantity = countOf(from['recipe_yield_quantity'])
  const text = linesIn(wordListOf(from['recipe_yield']).join(' ')).join(' ').replace('serving(s)', 'servings')
  const whole = [quantity, text].filter(Boolean).join(' ')
  const isLabel = quantity === null && !/\d/.test(text)
  const read = servingsOf(servings === null ? whole : `${servings} ${isLabel ? text : ''}`)
  return {
    servings: read.servings,
    servings_text: read.servings_text,
    yields: servings === null || isLabel ? '' : whole,
  }
}

function cookedOf(timeline: readonly JsonObject[], lastMade: JsonValue | undefined): DraftCooking[] {
  const events = timeline.map((event) => ({
    at: momentOf(event['timestamp']),
    rating: null,
    servings: null,
    comment: wordsOf(event['message']) || wordsOf(event['subject']),
  }))
  const last = momentOf(lastMade)
  const isThere = last === null || events.some(({ at }) => at?.slice(0, 10) === last.slice(0, 10))
  return isThere ? events : [...events, { at: last, rating: null, servings: null, comment: '' }]
}

const signed = (comment: JsonObject): JsonObject => {
  const user = isObject(comment['user']) ? comment['user'] : {}
  return { title: wordsOf(user['full_name']) || wordsOf(user['username']), text: comment['text'] ?? '' }
}

const extrasOf = (extras: JsonValue | undefined): Record<string, string> =>
  isObject(extras) ? Object.fromEntries(Object.entries(extras).map(([name, value]) => [name, wordsOf(value)])) : {}
