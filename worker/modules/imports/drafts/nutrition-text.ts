import type { PageNutrition } from '../pages/page-recipe.ts'
import { nutritionOf } from '../pages/schema/nutrition.ts'
import { Graph } from '../pages/schema/graph.ts'
import { linesIn } from './read-lines.ts'

/** "Calories: 480" and the like, a line each or parted by commas; words in English, German, French. */
export function nutritionIn(text: string): PageNutrition {
  const found: Record<string, string> = {}
  for (const part of linesIn(text).flatMap((line) => line.split(/[,;](?=\s*\p{L})/u))) {
    const name = NAMES.find(({ words }) => words.test(part))?.name
    if (name && /\d/.test(part)) found[name] ??= part.replace(/^[^\d]*/, '').trim()
  }
  return nutritionOf(found, new Graph([]))
}

const NAMES = [
  { name: 'saturatedFatContent', words: /\b(?:saturated|gesättigt|saturés?)/i },
  { name: 'calories', words: /\b(?:calories?|kcal|energy|energie|brennwert|énergie)\b/i },
  { name: 'proteinContent', words: /\b(?:proteins?|eiwei(?:ß|ss)|protéines?)\b/i },
  { name: 'carbohydrateContent', words: /\b(?:(?:total )?carb(?:ohydrate)?s?|kohlenhydrate|glucides)\b/i },
  { name: 'fatContent', words: /\b(?:(?:total )?fats?|fett|lipides|matières grasses)\b/i },
]
