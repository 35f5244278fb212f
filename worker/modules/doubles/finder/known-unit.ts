import { unitReader, type UnitMatch } from '#worker/modules/imports/lines/quantity/unit-lexicon.ts'

const read = unitReader()

/** The unit that a name is a spelling of, as lines of recipes are read; null where nobody knows it. */
export function knownUnit(name: string): UnitMatch | null {
  const trimmed = name.trim()
  const found = read(trimmed, 0)
  return found?.end === trimmed.length ? found : null
}

/** Measures, and words that stand for one thing each; other lines of the table list what is only read alike. */
export const isOneUnit = ({ kind, name }: UnitMatch): boolean =>
  kind === 'metric' ||
  kind === 'length' ||
  (kind === 'spoon' && name !== 'glass' && name !== 'spoonful') ||
  ONE.has(name)

const ONE = new Set(['piece', 'clove', 'slice', 'pinch', 'package', 'bunch'])
