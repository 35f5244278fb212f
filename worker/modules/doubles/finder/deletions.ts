/**
 * The words left after deleting up to `most` letters, the first never, as people rarely mistype that. Two words within
 * that distance have one in common: the symmetric deletions of W. Garbe's SymSpell (2012), after the deletion
 * neighbourhoods of Mor and Fraenkel, "A hash code method for detecting and correcting spelling errors" (1982). As
 * there, only the first letters count, so that a long word has no more of them than one of nine letters: 37 for two.
 */
export function deletionsOf(word: string, most: number): Set<string> {
  let last = new Set([word.slice(0, PREFIX)])
  const all = new Set(last)
  for (let deleted = 0; deleted < most; deleted++) {
    last = new Set([...last].flatMap((one) => Array.from({ length: one.length - 1 }, (_, i) => without(one, i + 1))))
    for (const one of last) all.add(one)
  }
  return all
}

const PREFIX = 9

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)
