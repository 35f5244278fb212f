import { elsewhere } from './pages/elsewhere.ts'
import { MAX_CHARACTERS } from './pages/html/document-parser.ts'
import type { PageRecipe } from './pages/page-recipe.ts'
import { readRecipes } from './pages/read-recipe-page.ts'
import { MAX_CHOICE, type SourceChoice } from './source.contract.ts'
import { type SourcePage, TOO_LARGE } from './source.page.ts'
import { sourceProblem } from './source-problem.ts'
import { isPlainText, textRecipe } from './text-recipe.ts'

/** The recipe of a page that was asked for, and all that it holds; none where it holds one. */
export interface ReadChoice {
  recipe: PageRecipe
  choices: readonly SourceChoice[]
  isCut: boolean
}

/** Without a choice, what the page is about. Throws a problem where the page holds no recipe, or none of that name. */
export function readChoice({ url, text }: SourcePage, choice?: string | null): ReadChoice {
  const typed = isPlainText(text) ? textRecipe(text, url) : null
  const page = typed ? { recipe: typed, further: [], isCut: false } : readRecipes(text, url)
  if (!page && text.length > MAX_CHARACTERS) throw sourceProblem('import.too_large', TOO_LARGE)
  if (!page) {
    const found = elsewhere(text, url)
    const more = found.length > 0 ? { elsewhere: found } : {}
    throw sourceProblem('import.no_recipe', 'No usable data could be found.', more)
  }
  const { recipe: first, further } = page
  const own = { ...first, ingredients: first.ingredients.length, steps: first.steps.length, read: () => first }
  const all = [own, ...further].map((one) => ({ ...one, name: one.name.slice(0, MAX_CHOICE) }))
  const chosen = choice ? all.find(({ name }) => name === choice) : all[0]
  const recipe = chosen?.read()
  if (!recipe) throw sourceProblem('import.no_such_recipe', 'The page has no recipe of this name.')
  const choices = all.map((one) => ({
    name: one.name,
    ingredients: one.ingredients,
    steps: one.steps,
    image_url: one.image_url ?? '',
    chosen: one === chosen,
  }))
  return { recipe, choices: choices.length > 1 ? choices : [], isCut: page.isCut }
}
