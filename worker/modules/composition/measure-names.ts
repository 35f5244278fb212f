import { languages, type Language } from '#worker/kernel/contract/languages.contract.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { gram, householdMeasures, volumes, type MeasureUnit } from '#worker/modules/common-foods/household-measures.ts'

/** What a measure is called in each language, that of the asker first. */
export function unitsOfMeasure(key: string, language: Language): MeasureUnit[] {
  const measure = householdMeasures.get(key)
  return [language, ...languages].flatMap((one) => measure?.[one] ?? [])
}

const all = [
  gram,
  ...languages.map((language) => volumes[language].unit),
  ...[...householdMeasures.keys()].flatMap((key) => languages.flatMap((language) => unitsOfMeasure(key, language))),
]

export const measureNames = [...new Set(all.flatMap(({ name, plural }) => [name, plural]).map(nameKey))]
