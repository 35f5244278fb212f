import { attribute, findNodes, type PageDocument, attributeWords } from '../html/document.ts'
import { linesBetween, lineOf, textLinesOf } from '../html/node-text.ts'
import type { JsonObject, JsonValue } from '../json/json-value.ts'

const PROPERTIES: ReadonlyArray<readonly [classes: readonly string[], property: string]> = [
  [['p-name', 'fn'], 'name'],
  [['p-summary', 'summary'], 'description'],
  [['p-author', 'author'], 'author'],
  [['p-yield', 'yield', 'servings'], 'recipeYield'],
  [['p-ingredient', 'ingredient'], 'recipeIngredient'],
  [['e-instructions', 'instructions', 'instruction'], 'recipeInstructions'],
  [['dt-preptime', 'dt-prep', 'preptime'], 'prepTime'],
  [['dt-cooktime', 'dt-cook', 'cooktime'], 'cookTime'],
  [['dt-duration', 'dt-totaltime', 'duration'], 'totalTime'],
  [['p-nutrition', 'nutrition'], 'nutrition'],
  [['u-photo', 'photo'], 'image'],
  [['p-category', 'tag'], 'keywords'],
  [['u-url'], 'url'],
]
const MAYBE = /h-?recipe/i
const ROOTS = new Set(['h-recipe', 'hrecipe'])
/** Another thing inside of the recipe, whose properties are its own: its author's card, a review. */
const OTHER = /^(?:h-[a-z]+(?:-[a-z]+)*|vcard|hreview|hcard)$/
const MAX_RECIPES = 20
const MAX_VALUES = 1_000

/** Microformat recipes in the shape of JSON-LD. */
export function hRecipes(document: PageDocument): JsonObject[] {
  const roots = findNodes(
    document,
    (node, index) => MAYBE.test(attribute(node, 'class')) && classesOf(document, index).some((name) => ROOTS.has(name)),
  )
  const outer = roots.filter((root, at) => root >= (document[roots[at - 1] ?? -1]?.end ?? 0))
  return outer.slice(0, MAX_RECIPES).map((root) => readRecipe(document, root))
}

function readRecipe(document: PageDocument, root: number): JsonObject {
  const recipe: JsonObject = { '@type': 'Recipe' }
  const inside = new Map<string, number>()
  let otherEnd = 0
  for (const index of findNodes(document, (node) => node.attributes.has('class'), {
    start: root + 1,
    end: document[root]?.end ?? root,
  })) {
    if (index < otherEnd) continue
    const classes = classesOf(document, index)
    const isOther = classes.some((name) => OTHER.test(name))
    if (isOther) otherEnd = document[index]?.end ?? index
    for (const [names, property] of PROPERTIES) {
      if (!names.some((name) => classes.includes(name)) || index < (inside.get(property) ?? 0)) continue
      inside.set(property, document[index]?.end ?? index)
      append(recipe, property, isOther ? nameOf(document, index) : valueOf(document, index, property))
    }
  }
  return recipe
}

const classesOf = (document: PageDocument, index: number): string[] =>
  attributeWords(document[index], 'class').map((name) => name.toLowerCase())

/** A card says more of somebody than the name. */
function nameOf(document: PageDocument, index: number): string {
  const [named] = findNodes(
    document,
    (node) => attributeWords(node, 'class').some((name) => /^(?:p-name|fn)$/i.test(name)),
    {
      start: index + 1,
      end: document[index]?.end ?? index,
    },
  )
  return lineOf(document, named ?? index)
}

function append(recipe: JsonObject, property: string, value: JsonValue): void {
  const known = recipe[property]
  if (value === '') return
  if (known === undefined) recipe[property] = value
  else if (!Array.isArray(known)) recipe[property] = [known, value].flat()
  else if (known.length < MAX_VALUES) known.push(...[value].flat())
}

function valueOf(document: PageDocument, index: number, property: string): JsonValue {
  const node = document[index]
  if (property === 'image' || property === 'url') return attribute(node, 'src') || attribute(node, 'href')
  const spare = findNodes(document, (inner) => attributeWords(inner, 'class').includes('value-title'), {
    start: index,
    end: node?.end ?? index,
  })
  const machine =
    attribute(node, 'datetime') ||
    (node?.tag === 'data' ? attribute(node, 'value') : '') ||
    (node?.tag === 'abbr' ? attribute(node, 'title') : '') ||
    attribute(document[spare[0] ?? -1], 'title')
  if (machine) return machine
  if (property === 'recipeInstructions') return instructionsOf(document, index)
  return property === 'nutrition' ? nutritionOf(lineOf(document, index)) : lineOf(document, index)
}

const nutritionOf = (text: string): JsonValue => (/\d\s*k?(?:cal|j)/i.test(text) ? { calories: text } : '')

/** Each entry of a list is a step, with what stands in a list of its own; without lists, each line. */
function instructionsOf(document: PageDocument, index: number): JsonValue {
  const end = document[index]?.end ?? index
  const steps: JsonValue[] = []
  let from = index
  const linesUntil = (to: number) => {
    if (to > from) steps.push(...linesBetween(document, from, to, true))
  }
  for (const entry of findNodes(document, ({ tag }) => tag === 'li', { start: index + 1, end })) {
    if (entry < from) continue
    linesUntil(entry)
    steps.push(textLinesOf(document, entry, { bold: true }).join('\n'))
    from = document[entry]?.end ?? entry + 1
  }
  if (steps.length === 0) return textLinesOf(document, index, { bold: true }).join('\n')
  linesUntil(end)
  return steps
}
