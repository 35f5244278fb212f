import type { FoodDraft, UnitDraft } from '../../../drafts/draft.ts'
import { flagOf, wordsOf } from '../../../drafts/loose-json.ts'
import { type BackupTables, idOf } from './backup-tables.ts'

/** Foods; a label is the aisle. */
export const foodsOf = (tables: BackupTables): FoodDraft[] =>
  [...tables.rows('ingredient_foods')].flatMap((row) => {
    const id = idOf(row['id'])
    const name = wordsOf(row['name'])
    if (name === '') return []
    return {
      kind: 'food' as const,
      name,
      plural_name: wordsOf(row['plural_name']),
      description: wordsOf(row['description']),
      aisle: wordsOf(tables.one('multi_purpose_labels', row['label_id'])?.['name']),
      on_hand: flagOf(row['on_hand']) || tables.of('households_to_ingredient_foods', 'food_id', id).length > 0,
      aliases: namesOf(tables, 'ingredient_foods_aliases', 'food_id', id),
    }
  })

export const unitsOf = (tables: BackupTables): UnitDraft[] =>
  [...tables.rows('ingredient_units')].flatMap((row) => {
    const name = wordsOf(row['name'])
    if (name === '') return []
    const short = [wordsOf(row['abbreviation']), wordsOf(row['plural_abbreviation'])]
    return {
      kind: 'unit' as const,
      name,
      plural_name: wordsOf(row['plural_name']),
      description: wordsOf(row['description']),
      aliases: [
        ...new Set([...short, ...namesOf(tables, 'ingredient_units_aliases', 'unit_id', idOf(row['id']))]),
      ].filter(Boolean),
    }
  })

const namesOf = (tables: BackupTables, table: string, column: string, id: string): string[] =>
  tables
    .of(table, column, id)
    .map((row) => wordsOf(row['name']))
    .filter(Boolean)
