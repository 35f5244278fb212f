import { addressFault } from '#worker/gateway/address-fault.ts'
import { MAX_LINE } from './lines/parse.ts'
import type { PageRecipe } from './pages/page-recipe.ts'
import type { SourceRecipe, SourceWarning } from './source.contract.ts'
import { MAX_KEYWORD, MOST } from './to-source-recipe.ts'

const MIN_CONFIDENCE = 0.7

/** What a person should know of a page before its recipe is saved. `others`: names of what else it holds. */
export function warningsOf(
  recipe: SourceRecipe,
  page: PageRecipe,
  { others, isCut, allow }: { others: readonly string[]; isCut: boolean; allow: string | undefined },
): SourceWarning[] {
  const { lost, name, shown, keywords, ingredients } = page
  const lines = recipe.steps.flatMap(({ ingredients }) => ingredients.filter(({ is_header }) => !is_header))
  const unsure = lines.filter(({ confidence }) => confidence < MIN_CONFIDENCE).map(({ original_text }) => original_text)
  const cutKeywords = keywords.filter((keyword) => keyword.length > MAX_KEYWORD)
  const cutLines = ingredients.flatMap(({ line }) => (line.length > MAX_LINE ? [line.slice(MAX_LINE)] : []))
  const cutTexts = endsCut(page)
  const warn = (
    when: boolean,
    code: SourceWarning['code'],
    msg: string,
    about: readonly string[] = [],
  ): SourceWarning[] => (when ? [{ code, msg, lines: [...about] }] : [])
  return [
    ...warn(isCut, 'page_cut', 'The page is too large: only its beginning was read.'),
    ...warn(
      others.length > 0,
      'further_recipes',
      others.length === 1 ? 'The page has another recipe.' : `The page has ${others.length} other recipes.`,
      others,
    ),
    ...warn(lost.length > 0, 'lines_left_out', 'The page has ingredient lines that are not in the recipe.', lost),
    ...warn(lines.length === 0, 'no_ingredients', 'No ingredients were found on the page.'),
    ...warn(
      recipe.steps.every(({ instruction }) => instruction === ''),
      'no_steps',
      'No steps were found on the page.',
    ),
    ...warn(
      shown.includes('ingredients'),
      'ingredients_shown',
      'The ingredients are those that the page shows; its markup has them in other words.',
    ),
    ...warn(
      shown.includes('steps'),
      'steps_shown',
      'The steps are those that the page shows; its markup has them in other words.',
    ),
    ...warn(cutKeywords.length > 0, 'keywords_cut', 'Some keywords are too long and were cut.', cutKeywords),
    ...warn(cutLines.length > 0, 'lines_cut', 'Some ingredient lines are too long and were cut.', cutLines),
    ...warn(name.length > recipe.name.length, 'name_cut', 'The name is too long and was cut.', [name]),
    ...warn(cutTexts.length > 0, 'texts_cut', 'Some texts are too long and were cut.', cutTexts),
    ...warn(
      addressFault(recipe.image_url, allow) !== null,
      'picture_not_allowed',
      'The picture of the page lies where nothing can be fetched from.',
      [recipe.image_url],
    ),
    ...warn(unsure.length > 0, 'uncertain_lines', 'Some ingredient lines may have been read wrongly.', unsure),
  ]
}

/** What is beyond the ends that texts have. */
function endsCut({ description, servings_text, steps, ingredients }: PageRecipe): string[] {
  const groups = new Set(ingredients.flatMap(({ group }) => group ?? []))
  const texts: [text: string, most: number][] = [
    [description, MOST.description],
    [servings_text, MOST.servings_text],
    ...steps.map((step): [string, number] => [step.name, MOST.step]),
    ...[...groups].map((group): [string, number] => [group, MOST.heading]),
  ]
  return texts.flatMap(([text, most]) => (text.length > most ? [text.slice(most)] : []))
}
