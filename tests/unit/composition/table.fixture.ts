import { readFileSync } from 'node:fs'
import { searchTable } from '#worker/modules/composition/search-table.ts'
import { commonFoods } from '../common-foods/table.fixture.ts'

export const tableRows = readFileSync('worker/modules/composition/composition.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

let group = ''
const lines = tableRows.flatMap((line) => {
  if (line.startsWith('== ')) group = line.slice(3)
  const [number = '', name = ''] = line.split('|')
  return line.startsWith('== ') ? [] : [{ number, name, group }]
})

export const namesFound = (text: string): string[] => searchTable(text, lines, commonFoods).map(({ name }) => name)
