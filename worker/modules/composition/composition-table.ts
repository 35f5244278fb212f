import type { Composition } from './composition.ts'

/** The columns of the table: the nutrient's number in FoodData Central, and the unit. */
const columns = [
  [1008, 'kcal'],
  [1003, 'g'],
  [1004, 'g'],
  [1258, 'g'],
  [1005, 'g'],
  [2000, 'g'],
  [1079, 'g'],
  [1093, 'mg'],
] as const

export const tableNutrients: readonly number[] = columns.map(([nutrient]) => nutrient)

/** What FoodData Central calls the collection that the table is from. */
export const TABLE_TYPE = 'SR Legacy'

export interface TableLine {
  number: string
  name: string
  group: string
}

/** Loaded when somebody asks. The module keeps it as text, as parsed rows would need many times the room. */
export async function loadTable(): Promise<TableLine[]> {
  const { default: table } = await import('./composition.txt')
  const lines: TableLine[] = []
  let group = ''
  for (const line of table.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('== ')) group = line.slice(3)
    else lines.push({ number: line.slice(0, 5), name: line.slice(6, line.indexOf('|', 6)), group })
  }
  return lines
}

/** The row of that number, or null. */
export async function findInTable(id: number): Promise<Composition | null> {
  const { default: table } = await import('./composition.txt')
  const start = table.indexOf(`\n${String(id).padStart(5, '0')}|`)
  return start < 0 ? null : parseTableLine(table.slice(start + 1, table.indexOf('\n', start + 1)))
}

function parseTableLine(line: string): Composition {
  const [number, name = '', said = '', weights = ''] = line.split('|')
  const values = said.split(' ')
  return {
    id: Number(number),
    description: name,
    dataType: TABLE_TYPE,
    nutrients: new Map(
      columns.flatMap(([nutrient, unit], i) =>
        values[i] === '-' ? [] : [[nutrient, { amount: Number(values[i]), unit }] as const],
      ),
    ),
    weights: new Map(
      weights.split(', ').flatMap((weight) => {
        const [key, grams] = weight.split(' ')
        return key ? [[key, Number(grams)] as const] : []
      }),
    ),
  }
}
