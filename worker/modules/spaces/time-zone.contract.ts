import { blankable } from '../../kernel/scalars.contract.ts'

function isZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** A zone by its name in the time zone database; blank for none. */
export const timeZone = () =>
  blankable(64).refine((name) => name === '' || isZone(name), 'Enter a time zone such as Europe/London.')
