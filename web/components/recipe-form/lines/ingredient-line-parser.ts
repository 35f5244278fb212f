import { doubtsOf } from '#worker/modules/imports/lines/line-doubts.ts'
import { lineParser } from '#worker/modules/imports/lines/parse.ts'
import { unitFinder } from '#worker/modules/imports/lines/quantity/unit-finder.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'
import { ingredientOf } from './line.read.ts'
import { pickedUnit } from './picked-unit.ts'
import type { UnitName } from './unit-names.ts'

export type IngredientLineParser = (line: string) => IngredientDraft

/** Reads lines with the household's units. */
export function ingredientLineParser(units: readonly UnitName[]): IngredientLineParser {
  const names = units.flatMap(({ name, plural_name }) => (plural_name ? [name, plural_name] : [name]))
  const parse = lineParser({ units: names })
  const find = unitFinder(units)
  return (line) => {
    const read = parse(line)
    return ingredientOf(read, pickedUnit(find(read.unit), units), doubtsOf(read, false).doubts)
  }
}
