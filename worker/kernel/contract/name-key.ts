import { text } from 'drizzle-orm/sqlite-core'
import { foldName, nameKey } from './fold-name.ts'

export { foldName, nameKey }

export const nameColumns = {
  name: text().notNull(),
  name_key: text().notNull(),
  name_fold: text().notNull(),
}
export const pluralColumns = {
  plural_name: text(),
  plural_key: text(),
  plural_fold: text(),
}

export interface DerivedNameColumns {
  name_key?: string
  name_fold?: string
  plural_key?: string | null
  plural_fold?: string | null
}

export function derivedNameColumns({
  name,
  plural_name,
}: {
  name?: unknown
  plural_name?: unknown
}): DerivedNameColumns {
  const plural = typeof plural_name === 'string' && plural_name !== '' ? plural_name : null
  return {
    ...(typeof name === 'string' ? { name_key: nameKey(name), name_fold: foldName(name) } : {}),
    ...(plural_name === undefined
      ? {}
      : { plural_key: plural && nameKey(plural), plural_fold: plural && foldName(plural) }),
  }
}
