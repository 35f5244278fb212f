import { blankableText } from '../../kernel/contract/scalars.contract.ts'

function isZone(name: string): boolean {
  try {
    // Throws for what it does not know; numbers such as +01:00 it knows, but they have no summer.
    void new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** A zone by its name in the time zone database; blank for none. */
export const timeZone = () =>
  blankableText(64).refine((name) => name === '' || isZone(name), 'Enter a time zone such as Europe/London.')
