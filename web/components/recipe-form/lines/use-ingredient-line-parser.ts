import { use, useMemo } from 'react'
import type { IngredientLineParser } from './ingredient-line-parser.ts'
import { loadLineParser } from './load-line-parser.ts'
import { useUnitNames } from './unit-names.ts'

/** Suspends until the parser is loaded. */
export function useIngredientLineParser(): IngredientLineParser {
  const { ingredientLineParser } = use(loadLineParser())
  const units = useUnitNames()
  return useMemo(() => ingredientLineParser(units), [ingredientLineParser, units])
}
