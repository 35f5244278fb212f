const maxLength = 128

/** A name for a copy, which must fit where the name of the original did. */
export function copyName(name: string, named: (name: string) => string): string {
  const room = maxLength - (named(name).length - name.length)
  return named([...name].slice(0, room).join('').trimEnd()).slice(0, maxLength)
}
