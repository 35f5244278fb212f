import { linkOptions } from '@tanstack/react-router'

const prefix = 'compare-'

/** Over the page of the first: `?open=compare-12`. */
export const compareLink = (first: number, second: number) =>
  linkOptions({
    to: '/recipe/$recipeId',
    params: { recipeId: String(first) },
    search: { open: `${prefix}${second}` },
    state: { overlay: true },
  })

/** The recipe that is compared with; null where the address asks for something else. */
export function comparedWith(open: string): number | null {
  const id = open.startsWith(prefix) ? Number(open.slice(prefix.length)) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
