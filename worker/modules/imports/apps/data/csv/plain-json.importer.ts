import { textIn, valuesOf } from '../../../drafts/loose-json.ts'
import type { RecipeDraft } from '../../../drafts/recipe-draft.ts'
import { headTextOf } from '../../../files/file.read.ts'
import { endingOf, type SourceFile } from '../../../files/source-file.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../pages/json/json-value.ts'
import { Graph } from '../../../pages/schema/graph.ts'
import { ingredientsOf } from '../../../pages/schema/ingredients.ts'
import { instructionSteps } from '../../../pages/schema/instructions.ts'
import type { Importer } from '../../importer.ts'
import { itemsOfEach, someHeadText } from '../../read-items.ts'
import type { CsvField } from './column.contract.ts'
import { fieldsOf } from './csv-fields.ts'
import { csvRecipe } from './csv-recipe.ts'
import { jsonItems, readObject } from '../json-items.ts'

/** JSON of anybody's, if its keys say what they hold, as the columns of a table do: a recipe, or a list of them. */
export const plainJson: Importer = {
  id: 'JSON',
  title: 'JSON',
  hint: '.json',
  recognizes: ({ files }) => someHeadText(files.filter(isJson), isRecipes),
  read: ({ files }) =>
    itemsOfEach(
      files.filter(isJson),
      async (file) => isRecipes(await headTextOf(file, 16_000)),
      async function* (file) {
        yield* jsonItems(file, {
          paths: [pathOf(await headTextOf(file))],
          read: readObject((from, where) => [recipeOf(from, where)]),
        })
      },
    ),
}

const isJson = (file: SourceFile): boolean => endingOf(file) === '.json'

const isRecipes = (head: string): boolean => {
  const fields = new Set(fieldsOf([...head.matchAll(/"([\p{L}_ -]{1,40})"\s*:/gu)].map(([, key = '']) => key)))
  return /^[\uFEFF\s]*[[{]/.test(head) && fields.has('name') && fields.has('ingredients') && fields.has('steps')
}

/** Where the recipes stand, by the beginning. */
function pathOf(head: string): string {
  if (/^[\uFEFF\s]*\[/.test(head)) return '$.*'
  const list = /"(recipes|results|data|items|rezepte)"\s*:\s*\[\s*\{/i.exec(head)?.[1]
  if (list) return `$.${list}.*`
  const first = /^[\uFEFF\s]*\{\s*"([^"\\]{1,100})"\s*:\s*\{/.exec(head)?.[1]
  if (first === undefined) return '$'
  // Recipes by their names, unless the first of the keys is one of a recipe.
  return first.toLowerCase() === 'recipe' ? `$.${first}` : fieldsOf([first])[0] === null ? '$.*' : '$'
}

function recipeOf(from: JsonObject, where: string): RecipeDraft {
  const keys = Object.keys(from)
  const fields = fieldsOf(keys)
  const cells = keys.map((key, at) => ({ field: fields[at] ?? null, title: key, text: textOf(from[key], fields[at]) }))
  return csvRecipe(cells, { where, find: () => undefined })
}

/** As a cell of a table has it: a line for each of a list. */
function textOf(value: JsonValue | undefined, field: CsvField | null | undefined): string {
  if (field === 'ingredients')
    return ingredientsOf(groupsIn(value), NO_GRAPH)
      .flatMap(({ group, line }, at, all) => (group && group !== all[at - 1]?.group ? [`## ${group}`, line] : [line]))
      .join('\n')
  if (field === 'steps')
    return instructionSteps(groupsIn(value), NO_GRAPH)
      .flatMap(({ name, instruction }) => [...(name ? [`## ${name}`] : []), instruction.replace(/\s*\n\s*/g, ' ')])
      .join('\n')
  if (!isObject(value)) return textIn(valuesOf(value).map((one) => (isObject(one) ? textOf(one, null) : one)))
  const named = value['name'] ?? value['title'] ?? value['url']
  if (named !== undefined) return textOf(named, null)
  return Object.entries(value)
    .map(([key, inner]) => [key, isObject(inner) ? '' : textIn(inner)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`)
    .join('\n')
}

/** Lists under names, as `{ "sauce": ["1 tbsp oil"] }`, become groups, and texts under numbers a list. */
function groupsIn(value: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(value)) return value
  const entries = Object.entries(value)
  if (entries.every(([, inner]) => Array.isArray(inner)))
    return entries.map(([name, inner]) => ({ name, itemListElement: inner }))
  return entries.every(([key, inner]) => /^\d+$/.test(key) && inner !== null) ? Object.values(value) : value
}

const NO_GRAPH = new Graph([])
