import { text } from 'drizzle-orm/sqlite-core'

/** Names with the same key are the same name: case and spacing do not count, accents do. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const FOLDED_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The form of a name that searches compare: as `nameKey`, without accents. */
export const foldName = (name: string): string =>
  nameKey(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)

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
