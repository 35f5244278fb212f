import { lineKey } from './likeness.ts'

/**
 * A recipe's name without what search engines are told beside it ("Soup Recipe - (4.8/5)", "Soup recipe with pictures - The
 * Kitchen"), where the page's own heading shows where the name ends.
 */
export function trimName(name: string, heading: string, site: string): string {
  if (heading.length < 4 || name.length <= heading.length || !name.toLowerCase().startsWith(heading.toLowerCase()))
    return name
  const rest = name.slice(heading.length)
  const namesSite = lineKey(site).length > 2 && lineKey(rest).includes(lineKey(site))
  return /^[^\p{L}\p{N}]/u.test(rest) && /[-–—|:(]/.test(rest) && (namesSite || RECIPE.test(rest) || RATING.test(rest))
    ? heading
    : name
}

const RECIPE =
  /^[^\p{L}\p{N}]+(?:easy |best )?(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recept(?:en|ek|y)?|opskrift|oppskrift|przepis|resepti|рецепт|συνταγ[ήη]|tarifi)(?!\p{L})/iu
const RATING = /\d(?:[.,]\d)?\s*\/\s*(?:5|10)(?!\d)/
