import { parse } from 'yaml'
import { inlinePicturesOf } from '../../drafts/inline-pictures.ts'
import { flagOf, nameListOf, valuesOf, wordListOf, wordsOf } from '../../drafts/loose-json.ts'
import { momentOf } from '../../drafts/moment.ts'
import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { noteOf, notesOf } from '../../drafts/notes.ts'
import { nutritionIn, nutritionNotes } from '../../drafts/nutrition-text.ts'
import { ingredientsIn, paragraphsIn, stepsByLine } from '../../drafts/read-lines.ts'
import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import { starsOf } from '../../drafts/stars.ts'
import { timesOf } from '../../drafts/times.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { isObject, type JsonObject, type JsonValue } from '../../pages/json/json-value.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import { withQuotes } from './yaml/quotes.ts'

/** Throws `FileRefusal` for what is no YAML, or no set of fields. */
export function yamlObject(text: string, where: string): JsonObject {
  const value = parsed(text) ?? (ALIAS.test(text) ? null : parsed(withQuotes(text)))
  if (!value) throw new FileRefusal('recipe_unreadable', `“${where}” is no valid YAML.`)
  const object = Array.isArray(value) ? value[0] : value
  if (isObject(object)) return object
  throw new FileRefusal('recipe_unreadable', `“${where}” holds no recipe.`)
}

/** No app repeats parts of a recipe by their names; who does may have reasons of their own. */
const ALIAS = /[:\-[,]\s*&\w/

/** Null where it is no YAML at all. */
function parsed(text: string): JsonValue {
  try {
    return parse(text, { uniqueKeys: false }) as JsonValue
  } catch {
    return null
  }
}

/** A line with a colon reads as a set of one: "Note: rest it" is the text that it was. */
const linesOf = (value: JsonValue | undefined): string =>
  valuesOf(value)
    .map((one) =>
      isObject(one) ? Object.entries(one).map(([name, text]) => `${name}: ${wordsOf(text)}`) : wordsOf(one),
    )
    .flat()
    .filter(Boolean)
    .join('\n')

/** Paprika and CookBook Manager call their fields alike; texts are one block, or lists of lines. */
export function yamlRecipe(
  from: JsonObject,
  { where, find }: { where: string; find: (name: string) => SourceFile | undefined },
): RecipeDraft {
  const text = (field: string) => linesOf(from[field])
  const { unplaced, ...times } = timesOf({
    prep: text('prep_time'),
    cook: text('cook_time'),
    total: text('total_time'),
  })
  const { servings, servings_text } = servingsOf(text('servings') || text('yield'))
  const source = text('source')
  const url = text('source_url') || text('url') || (isAddress(source) ? source : '')
  const nutrition = text('nutritional_info') || text('nutrition')
  const named = [...new Set(['image', 'images', 'photo', 'photos'].flatMap((field) => wordListOf(from[field])))]
  const { pictures, warnings } = inlinePicturesOf(named.filter((name) => !find(name)))
  return namedRecipeOf(
    {
      key: text('uid'),
      name: wordsOf(from['name']) || wordsOf(from['title']),
      description: paragraphsIn(text('description')),
      source_url: url,
      source: isAddress(source) ? '' : source,
      servings,
      servings_text,
      ...times,
      keywords: [...new Set([...nameListOf(from['categories']), ...nameListOf(from['tags'])].flatMap(parted))],
      ingredients: ingredientsIn(text('ingredients')),
      steps: stepsByLine(text('directions') || text('instructions')),
      nutrition: nutritionIn(nutrition),
      pictures: [...named.flatMap((name) => find(name) ?? []).map((file) => ({ file })), ...pictures],
      rating: starsOf(from['rating']),
      favourite: flagOf(from['on_favorites']),
      cooked: [momentOf(from['last_cook'])]
        .flatMap((at) => at ?? [])
        .map((at) => ({ at, rating: null, servings: null, comment: '' })),
      notes: noteOf(text('notes')),
      unplaced: [
        ...unplaced,
        ...notesOf({ Difficulty: text('difficulty'), Video: text('video') }),
        ...nutritionNotes(nutrition),
      ],
      created_at: momentOf(from['created']),
      warnings,
    },
    where,
  )
}

const parted = (names: string): string[] => names.split(/\s*,\s*/).filter(Boolean)

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)
