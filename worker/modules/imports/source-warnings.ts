import type { SourceRecipe, SourceWarning } from './source.contract.ts'

const MIN_CONFIDENCE = 0.7

/** `lost`: lines of the page that the recipe lacks; `name`: the uncut name. */
export function warningsOf(
  recipe: SourceRecipe,
  { lost, name }: { lost: readonly string[]; name: string },
): SourceWarning[] {
  const lines = recipe.steps.flatMap(({ ingredients }) => ingredients.filter(({ is_header }) => !is_header))
  const unsure = lines.filter(({ confidence }) => confidence < MIN_CONFIDENCE).map(({ original_text }) => original_text)
  const warn = (
    when: boolean,
    code: SourceWarning['code'],
    msg: string,
    about: readonly string[] = [],
  ): SourceWarning[] => (when ? [{ code, msg, lines: [...about] }] : [])
  return [
    ...warn(lost.length > 0, 'lines_left_out', 'The page has ingredient lines that are not in the recipe.', lost),
    ...warn(lines.length === 0, 'no_ingredients', 'No ingredients were found on the page.'),
    ...warn(
      recipe.steps.every(({ instruction }) => instruction === ''),
      'no_steps',
      'No steps were found on the page.',
    ),
    ...warn(name.length > recipe.name.length, 'name_cut', 'The name is too long and was cut.', [name]),
    ...warn(unsure.length > 0, 'uncertain_lines', 'Some ingredient lines may have been read wrongly.', unsure),
  ]
}
