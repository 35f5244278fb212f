import type { PageNutrition } from '../pages/page-recipe.ts'
import { Graph } from '../pages/schema/graph.ts'
import { nutritionOf } from '../pages/schema/nutrition.ts'
import { linesIn } from './read-lines.ts'
import type { DraftNote } from './recipe-draft.ts'

/** "Calories: 480" and the like, a line each or parted by commas; words in English, German, French. */
export function nutritionIn(text: string): PageNutrition {
  const found: Record<string, string> = {}
  for (const part of partsOf(text)) {
    const name = nameOf(part)
    if (name !== undefined) found[name] ??= part.replace(/^[^\d]*|[\s,;]+$/g, '')
  }
  return nutritionOf(found, new Graph([]))
}

/** What such a text says that is no amount of anything known. */
export function nutritionNotes(text: string): DraftNote[] {
  const others = partsOf(text).filter((part) => nameOf(part) === undefined)
  return others.length === 0 ? [] : [{ title: 'Nutrition', text: others.join('\n') }]
}

/** With the words of names apart, as in "servingSize". */
const partsOf = (text: string): string[] =>
  linesIn(text).flatMap((line) => line.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ').split(/[,;](?=\s*\p{L})/u))

const nameOf = (part: string): string | undefined =>
  /\d/.test(part) ? NAMES.find(({ words }) => words.test(part))?.name : undefined

/** In this order, as "saturated fat" is also fat. */
const NAMES = [
  { name: 'unsaturatedFatContent', words: /(?:unsaturated|ungesättigt|insaturé)/i },
  { name: 'saturatedFatContent', words: /\b(?:saturated|gesättigt|saturés?)/i },
  { name: 'transFatContent', words: /\btrans\b|\btransfett/i },
  { name: 'calories', words: /\b(?:calories?|kcal|energy|energie|brennwert|énergie)\b/i },
  { name: 'proteinContent', words: /\b(?:proteins?|eiwei(?:ß|ss)|protéines?)(?!\p{L})/iu },
  { name: 'sugarContent', words: /\b(?:sugars?|zucker|sucres?)\b/i },
  { name: 'carbohydrateContent', words: /\b(?:(?:total )?carb(?:ohydrate)?s?|kohlenhydrate|glucides)\b/i },
  { name: 'fiberContent', words: /\b(?:fib(?:er|re)s?|ballaststoffe)\b/i },
  { name: 'cholesterolContent', words: /\bcholest(?:erol|erin|érol)/i },
  { name: 'sodiumContent', words: /\b(?:sodium|natrium)\b/i },
  { name: 'servingSize', words: /\b(?:serving size|portionsgröße)/i },
  { name: 'fatContent', words: /\b(?:(?:total )?fats?|fett|lipides|matières grasses)\b/i },
]
