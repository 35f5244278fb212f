import { isPicture } from '../../../files/source-file.ts'
import { leftOut } from '../../text/left-out.ts'
import type { Importer } from '../../importer.ts'
import { itemsOfEach } from '../../read-items.ts'
import type { TableReading } from './column.contract.ts'
import { readCsvStart } from './csv-table.ts'
import { isTable, tablesAmong } from './find-tables.ts'
import { readCsv } from './read-csv.ts'
import { say } from '../../../drafts/said.ts'

/** A table whose columns do not say what they hold: nothing is read of it until somebody has said so. */
export const unknownTable: Importer = {
  id: 'TABLE',
  title: 'Table',
  hint: '.csv, .tsv',
  async recognizes({ files }) {
    const others = files.filter((file) => !isPicture(file)).slice(0, MOST)
    return others.length > 0 && (await tablesAmong(others)).length === others.length
  },
  read: () => [],
}

const MOST = 20

/** Tables of as many columns as somebody has said something of. */
export const chosenTable = (reading: TableReading): Importer => ({
  id: 'CSV',
  title: 'CSV',
  hint: '.csv',
  recognizes: async () => true,
  read: ({ files }) =>
    itemsOfEach(
      files,
      (file) => !isPicture(file),
      async function* (file) {
        const [first] = (await isTable(file)) ? await readCsvStart(file, 1) : []
        if (first?.length === reading.columns.length) yield* await readCsv(file, reading, files)
        else yield leftOut(say('quoted', { name: file.path }))
      },
    ),
})
