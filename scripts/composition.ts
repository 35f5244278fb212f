/**
 * Writes the table of food composition that Larder ships from the USDA National Nutrient Database for Standard Reference
 * (public domain), where it lies at hand as lines of JSON: `node scripts/composition.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { weightsOf } from '#worker/modules/composition/measure-of.ts'

interface Row {
  ndb: string
  name: string
  group: string
  measures: [number, string, number][]
  [column: string]: unknown
}

const source = resolve(import.meta.dirname, '../../shared/corpora/food-composition.jsonl.gz')
const target = resolve(import.meta.dirname, '../worker/modules/composition/composition.txt')
const head = `# What foods are made of: rows of the USDA National Nutrient Database for Standard Reference (U.S. Department of Agriculture,
# Agricultural Research Service; public domain), written by scripts/composition.ts.
#
#   number | name | per 100 g | weights
#
# per 100 g kcal, protein, fat, saturated fat, carbohydrates, sugar, fibre (grams), sodium (milligrams); - where it says nothing.
# weights   grams of household measures; "cup" is the American cup of 236.6 ml. A line with == begins a group of foods.
`
const columns = ['kcal', 'protein', 'fat', 'saturated', 'carbohydrate', 'sugar', 'fiber', 'sodium_mg']

const rows = gunzipSync(readFileSync(source))
  .toString()
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row)
const groups = [...new Set(rows.map(({ group }) => group))].toSorted()
const lines = groups.flatMap((group) => [
  `== ${group}`,
  ...rows
    .filter((row) => row.group === group)
    .toSorted((one, other) => one.ndb.localeCompare(other.ndb))
    .map(lineOf),
])
writeFileSync(target, `${head}\n${lines.join('\n')}\n`)

function lineOf(row: Row): string {
  const figures = columns.map((column) => (typeof row[column] === 'number' ? row[column] : '-')).join(' ')
  const weights = weightsOf(row.measures.map(([amount, text, grams]) => ({ amount, text, grams })))
  const said = [...weights].map(([key, grams]) => `${key} ${grams}`).join(', ')
  return [row.ndb, row.name.replaceAll('|', '/'), figures, said].join('|')
}
