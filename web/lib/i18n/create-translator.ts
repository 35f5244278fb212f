export interface Dictionary {
  readonly [key: string]: string | Dictionary
}

/** Dotted paths; `found_one` and `found_other` are one key, `found`. */
export type TranslationKey<D> = {
  [K in keyof D & string]: D[K] extends string ? Singular<K> : `${K}.${TranslationKey<D[K]>}`
}[keyof D & string]
type Singular<K extends string> = K extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : K

export type TranslationValues = Readonly<Record<string, string | number>>
export type Translate<D> = (key: TranslationKey<D>, values?: TranslationValues) => string

/** `count` picks the plural form. A missing text shows its key, which a test rules out. */
export function createTranslator<D>(dictionary: Dictionary, language: string): Translate<D> {
  const plural = new Intl.PluralRules(language)
  const number = new Intl.NumberFormat(language)
  return (key, values) => {
    const count = values?.['count']
    const text =
      (typeof count === 'number' ? lookup(dictionary, `${key}_${plural.select(count)}`) : undefined) ??
      lookup(dictionary, `${key}_other`) ??
      lookup(dictionary, key)
    if (text === undefined) return key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values?.[name] ?? ''
      return typeof value === 'number' ? number.format(value) : value
    })
  }
}

function lookup(dictionary: Dictionary, key: string): string | undefined {
  let at: string | Dictionary | undefined = dictionary
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}
