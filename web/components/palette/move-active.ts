import type { Option } from './options/option.ts'

/** The option that a key leads to from the active one, around the ends; undefined for other keys. */
export function moveActive(options: readonly Option[], active: Option | undefined, key: string): Option | undefined {
  const at = options.findIndex((option) => option.key === active?.key)
  switch (key) {
    case 'ArrowDown':
      return options[(at + 1) % options.length]
    case 'ArrowUp':
      return options.at(at - 1)
    case 'Home':
      return options[0]
    case 'End':
      return options.at(-1)
    default:
      return undefined
  }
}
