const maxLength = 128

/** A name for a copy, which must fit where the name of the original did. */
export function copyName(name: string, named: (name: string) => string): string {
  const letters = [...name]
  const copy = () => named(letters.join('').trimEnd())
  while (letters.length > 0 && copy().length > maxLength) letters.pop()
  return copy()
}
