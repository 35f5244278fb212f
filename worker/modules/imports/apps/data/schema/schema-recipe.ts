import { inlinePicturesOf } from '../../../drafts/inline-pictures.ts'
import { momentOf } from '../../../drafts/moment.ts'
import { namedRecipeOf } from '../../../drafts/named-recipe.ts'
import { notesOf } from '../../../drafts/notes.ts'
import type { RecipeDraft } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { isObject, type JsonObject, jsonList, type JsonValue } from '../../../pages/json/json-value.ts'
import type { Graph } from '../../../pages/schema/graph.ts'
import { imagesOf } from '../../../pages/schema/images.ts'
import { recipeDraft } from '../../../pages/schema/recipe-draft.ts'
import { schemaProperty, textOf } from '../../../pages/schema/terms.ts'
import { schemaRatings } from './schema-ratings.ts'
import { schemaIngredients, schemaSteps } from './schema-lists.ts'

/** A recipe in the words of schema.org, as apps write it: headings stand among the lines. */
export function schemaRecipe(
  from: JsonObject,
  graph: Graph,
  where: string,
  find: (name: string) => SourceFile | undefined = () => undefined,
): RecipeDraft {
  const page = recipeDraft(from, graph)
  const textIn = (...names: string[]) => jsonList(schemaProperty(from, ...names)).map((value) => textOf(value, 'url'))
  const { unplaced, ...times } = timesOf(page.times)
  const { rating, notes, unplaced: ratings } = schemaRatings(from)
  return namedRecipeOf(
    {
      key: textIn('identifier', 'id', '@id')[0] ?? '',
      name: page.name,
      description: page.description,
      source_url: addressIn(from, page.url),
      source: textIn('creditText')[0]?.trim() || page.author || sourceIn(from),
      servings: page.yield.servings,
      servings_text: page.yield.servings_text,
      ...times,
      keywords: page.keywords,
      ingredients: schemaIngredients(listIn(from, 'recipeIngredient', 'ingredients', 'ingredient', 'supply'), graph),
      steps: schemaSteps(listIn(from, 'recipeInstructions', 'instructions', 'steps', 'step', 'directions'), graph),
      nutrition: page.nutrition,
      ...picturesOf(withoutSizes(imagesOf(schemaProperty(from, 'image', 'images', 'photo'), graph)), find),
      rating,
      notes,
      unplaced: [
        ...unplaced,
        ...ratings,
        ...notesOf({
          Tools: textIn('tool', 'tools').join(', '),
          Method: textIn('cookingMethod').join(', '),
          Costs: textIn('estimatedCost').join(', '),
          Diet: textIn('suitableForDiet')
            .join(', ')
            .replace(/https?:\/\/schema\.org\//g, ''),
          Video: videoOf(schemaProperty(from, 'video')),
        }),
      ],
      created_at: momentOf(textOf(schemaProperty(from, 'dateCreated'))),
    },
    where,
  )
}

/** Files beside it by their names, else what stands in the text. */
function picturesOf(references: readonly string[], find: (name: string) => SourceFile | undefined) {
  const isBeside = (reference: string) => reference.length < LONGEST_ADDRESS && find(reference) !== undefined
  const files = references.filter(isBeside).flatMap((reference) => find(reference) ?? [])
  const inline = inlinePicturesOf(references.filter((reference) => !isBeside(reference)))
  return { ...inline, pictures: [...files.map((file) => ({ file })), ...inline.pictures] }
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)

const basedOn = (from: JsonObject): string =>
  textOf(schemaProperty(from, 'isBasedOn', 'isBasedOnUrl', 'source', 'source_url', 'orgURL'), 'url').trim()

/** What an app copied a recipe from says more than where the app has it. */
const addressIn = (from: JsonObject, url: string): string => [basedOn(from), url].find(isAddress) ?? ''

const sourceIn = (from: JsonObject): string => (isAddress(basedOn(from)) ? '' : basedOn(from))

/** Lists come as objects with numbers for keys where something was taken out of them in PHP. */
function listIn(from: JsonObject, ...names: string[]): JsonValue[] {
  const value = schemaProperty(from, ...names)
  const isList = isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
  return jsonList(isList ? Object.values(value) : value)
}

/** Blogs give one picture in several cuts: `soup.jpg`, `soup-500x375.jpg`. */
function withoutSizes(addresses: readonly string[]): string[] {
  const whole = new Map<string, string>()
  for (const address of addresses) {
    const key = address.length < LONGEST_ADDRESS ? address.replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, '') : address
    if (!whole.has(key) || key === address) whole.set(key, address)
  }
  return [...whole.values()]
}

const LONGEST_ADDRESS = 4_096

const videoOf = (value: JsonValue | undefined): string => {
  const first = Array.isArray(value) ? value[0] : value
  return isObject(first) ? textOf(schemaProperty(first, 'contentUrl', 'embedUrl', 'url')) : textOf(first)
}
