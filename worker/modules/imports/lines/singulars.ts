/**
 * What a word may be the plural of. `sure` endings make a plural wherever the rest is a word, too; the others, mostly
 * German and French, also tell words apart: tarte and tart, chicken and chick.
 */
export function singularsOf(word: string, certainty: 'sure' | 'probable'): string[] {
  if (/\d/.test(word)) return []
  return (certainty === 'sure' ? SURE : PROBABLE).flatMap(([ending, instead, stem]) => {
    if (!word.endsWith(ending)) return []
    const rest = word.slice(0, -ending.length)
    return rest.length >= 2 && stem.test(rest) ? [rest + instead] : []
  })
}

/** Ending, what stands there in the singular, and how the rest must end. */
type Rule = readonly [ending: string, instead: string, stem: RegExp]

const SURE: readonly Rule[] = [
  ['s', '', /..[^s]$/],
  ['es', '', /.(?:s|x|z|ch|sh|o)$/],
  ['ies', 'y', /..$/],
  ['ves', 'f', /..$/],
  ['ves', 'fe', /..$/],
  ['n', '', /..(?:e|el|er)$/],
]

const PROBABLE: readonly Rule[] = [
  ['en', '', /...$/],
  ['nen', '', /..in$/],
  ['e', '', /..[^aeiou]$/],
  ['er', '', /..$/],
  ['x', '', /..u$/],
]
