import type { Words } from '#web/locales/words.ts'
import type { Keys, Translate } from '#web/lib/words/translate.ts'

/** What people call a field; one that has no name yet shows its own. */
export function fieldName(field: string, t: Translate<Words['history']>): string {
  // The field comes from the server; a text that is missing answers its key.
  const key = `field.${field}`
  const name = t(key as Keys<Words['history']>)
  return name === key ? field.replaceAll('_', ' ') : name
}
