import { sql, type SQL } from 'drizzle-orm'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { activeRules } from '#worker/modules/automations/load-rules.ts'
import type { RuleSet } from '#worker/modules/automations/rule-set.ts'
import type { AppliedCorrection } from './learning/correction.contract.ts'
import { corrector } from './learning/apply-correction.ts'
import { doubtsOf } from './lines/line-doubts.ts'
import { foodFinder, otherNumbers, type FoundFood } from './food-finder.ts'
import { lineParser, type ParsedLine, parseLines } from './lines/parse.ts'
import { type FoundUnit, unitFinder, type UnitRow } from './lines/quantity/unit-finder.ts'
import type { SourceIngredient } from './source.contract.ts'

const MAX_CORRECTIONS = 2_000

/** Rows that reading these lines needs, for one batch with other queries. */
export const vocabularyQueries = (space: number, lines: readonly string[]) => ({
  units: query<{ id: number; name: string; plural_name: string | null }>(
    sql`SELECT id, name, plural_name FROM unit WHERE space_id = ${space} AND deleted_with IS NULL`,
  ),
  foods: query<{ id: number; name: string; plural_name: string | null }>(sql`
    WITH wanted (key) AS (SELECT value FROM ${jsonEach(foodKeys(lines))} UNION SELECT meant_key FROM import_correction
      WHERE space_id = ${space} AND kind = 'food' AND deleted_with IS NULL UNION ${aliasedFoods(space)})
    SELECT f.id, f.name, f.plural_name FROM wanted CROSS JOIN food f ON f.space_id = ${space} AND f.name_key = wanted.key
      AND f.deleted_with IS NULL
    UNION SELECT f.id, f.name, f.plural_name FROM wanted CROSS JOIN food f ON f.space_id = ${space}
      AND f.plural_key = wanted.key AND f.deleted_with IS NULL`),
  corrections: query<AppliedCorrection>(sql`
    SELECT id, kind, said, meant FROM import_correction WHERE space_id = ${space} AND deleted_with IS NULL
    ORDER BY id DESC LIMIT ${MAX_CORRECTIONS}`),
  rules: activeRules(space),
})

const aliasedFoods = (space: number): SQL =>
  sql`SELECT param_2_key FROM automation WHERE space_id = ${space} AND type = 'FOOD_ALIAS' AND NOT disabled
    AND deleted_with IS NULL AND param_2_key IS NOT NULL`

type Vocabulary = QueryResults<ReturnType<typeof vocabularyQueries>>
export type RecognizedLine = Omit<SourceIngredient, 'order' | 'food'> & { food: SourceIngredient['food'] | null }

export interface VocabularyReader {
  read(line: string): RecognizedLine
  /** What a unit's word means to the household. */
  unit(name: string | null): FoundUnit
  applied(): AppliedCorrection[]
}

export function lineReader({ units, foods, corrections }: Vocabulary, rules: RuleSet): VocabularyReader {
  const parse = rules.lines(lineParser({ units: namesOf(units), foods: namesOf(foods) }))
  const correct = corrector(corrections)
  const food = foodFinder(foods)
  const unit = unitFinder(units)
  const used = new Set<number>()
  return {
    read(text) {
      const { line, learned } = correct(parse(text))
      for (const id of learned) used.add(id)
      return asIngredient(line, learned, food(line.food), unit(line.unit))
    },
    unit,
    applied: () => corrections.filter(({ id }) => used.has(id)),
  }
}

/** A unit that only the space knows may hide a line's food here; saving still finds it. */
const foodKeys = (lines: readonly string[]): string[] => [
  ...new Set(
    parseLines(lines).flatMap(({ food, original_text }) => [
      ...(food ? [nameKey(food), ...otherNumbers(nameKey(food))] : []),
      nameKey(original_text),
    ]),
  ),
]

const namesOf = (rows: readonly UnitRow[]): string[] =>
  rows.flatMap(({ name, plural_name }) => [name, ...(plural_name ? [plural_name] : [])])

export function nameFinder(rows: readonly UnitRow[]): (name: string | null) => number | undefined {
  const ids = new Map<string, number>()
  for (const { id, plural_name } of rows) if (plural_name) ids.set(nameKey(plural_name), id)
  for (const { id, name } of rows) ids.set(nameKey(name), id)
  return (name) => (name === null ? undefined : ids.get(nameKey(name)))
}

function asIngredient(line: ParsedLine, learned: number[], food: FoundFood, unit: FoundUnit): RecognizedLine {
  const { food: _, unit: __, original_text, ...rest } = line
  return {
    ...rest,
    food,
    unit,
    original_text: original_text.slice(0, 512),
    learned,
    ...doubtsOf(line, food?.id !== undefined),
  }
}
