import { attribute, findNodes, type PageDocument, attributeWords } from '../html/document.ts'
import { lineOf, textLinesOf } from '../html/node-text.ts'
import type { JsonObject, JsonValue } from '../json/json-value.ts'

const PROPERTIES: ReadonlyArray<readonly [classes: readonly string[], property: string]> = [
  [['p-name', 'fn'], 'name'],
  [['p-summary', 'summary'], 'description'],
  [['p-author', 'author'], 'author'],
  [['p-yield', 'yield', 'servings'], 'recipeYield'],
  [['p-ingredient', 'ingredient'], 'recipeIngredient'],
  [['e-instructions', 'instructions', 'instruction'], 'recipeInstructions'],
  [['preptime'], 'prepTime'],
  [['cooktime'], 'cookTime'],
  [['dt-duration', 'duration'], 'totalTime'],
  [['u-photo', 'photo'], 'image'],
  [['p-category', 'tag'], 'keywords'],
]
const ROOTS = new Set(['h-recipe', 'hrecipe'])
const MAX_RECIPES = 5
const MAX_VALUES = 1_000

/** Microformat recipes in the shape of JSON-LD. */
export function hRecipes(document: PageDocument): JsonObject[] {
  const roots = findNodes(document, (node) =>
    attributeWords(node, 'class').some((name) => ROOTS.has(name.toLowerCase())),
  )
  const outer = roots.filter((root, at) => root >= (document[roots[at - 1] ?? -1]?.end ?? 0))
  return outer.slice(0, MAX_RECIPES).map((root) => readRecipe(document, root))
}

function readRecipe(document: PageDocument, root: number): JsonObject {
  const recipe: JsonObject = { '@type': 'Recipe' }
  const inside = new Map<string, number>()
  for (const index of findNodes(document, (node) => node.attributes.has('class'), {
    start: root + 1,
    end: document[root]?.end ?? root,
  })) {
    const classes = attributeWords(document[index], 'class').map((name) => name.toLowerCase())
    for (const [names, property] of PROPERTIES) {
      if (!names.some((name) => classes.includes(name)) || index < (inside.get(property) ?? 0)) continue
      inside.set(property, document[index]?.end ?? index)
      append(recipe, property, valueOf(document, index, property))
    }
  }
  return recipe
}

function append(recipe: JsonObject, property: string, value: JsonValue): void {
  const known = recipe[property]
  if (value === '') return
  if (known === undefined) recipe[property] = value
  else if (!Array.isArray(known)) recipe[property] = [known, value]
  else if (known.length < MAX_VALUES) known.push(value)
}

function valueOf(document: PageDocument, index: number, property: string): JsonValue {
  const node = document[index]
  if (property === 'image') return attribute(node, 'src') || attribute(node, 'href')
  const spare = findNodes(document, (inner) => attributeWords(inner, 'class').includes('value-title'), {
    start: index,
    end: node?.end ?? index,
  })
  const machine = attribute(node, 'datetime') || attribute(document[spare[0] ?? -1], 'title')
  if (machine) return machine
  if (property === 'recipeInstructions') return textLinesOf(document, index, { bold: true }).join('\n')
  return lineOf(document, index)
}
