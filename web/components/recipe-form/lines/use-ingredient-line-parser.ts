import { use, useMemo } from 'react'
import { ingredientOf } from './line.read.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'
import { loadLineParser } from './load-line-parser.ts'
import { useUnitNames } from './unit-names.ts'

export type IngredientLineParser = (line: string) => IngredientDraft

/** Suspends until the parser is loaded. */
export function useIngredientLineParser(): IngredientLineParser {
  const { lineParser, doubtsOf } = use(loadLineParser())
  const units = useUnitNames()
  return useMemo(() => {
    const names = units.flatMap(({ name, plural_name }) => (plural_name ? [name, plural_name] : [name]))
    const parse = lineParser({ units: names })
    return (text) => {
      const line = parse(text)
      return ingredientOf(line, units, doubtsOf(line, false).doubts)
    }
  }, [lineParser, doubtsOf, units])
}
