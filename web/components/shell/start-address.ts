import { redirect } from '@tanstack/react-router'
import type { Preference } from '#web/lib/preferences/preference.ts'
import { navEntries } from './navigation/nav-entries.ts'

export const startPages = [
  'SEARCH',
  'RECIPES',
  'PLAN',
  'SHOPPING',
  'BOOKS',
] as const satisfies Preference['default_page'][]

const paths: Record<Preference['default_page'], string> = {
  SEARCH: '/',
  RECIPES: '/recipes',
  PLAN: '/plan',
  SHOPPING: '/shopping',
  BOOKS: '/books',
}

/** Undefined for a page that is not in the navigation. */
export const startAddress = (page: Preference['default_page']) => navEntries.find(({ to }) => to === paths[page])?.to

export function redirectToStart(page: Preference['default_page']): void {
  const to = startAddress(page)
  if (to) throw redirect({ to, replace: true })
}
