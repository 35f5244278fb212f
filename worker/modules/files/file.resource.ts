import { foldOf } from '../../kernel/contract/names.ts'
import { readable } from '../../kernel/resource/resource.ts'
import { keepers } from '../../access/household.access.ts'
import { userFile } from './file.contract.ts'
import { fileRows } from './file.rows.ts'
import { fileTable } from './file.table.ts'
import { visibleFile } from './file.visible.ts'

/** Files are listed, shown and deleted like any row; saving one means storing its bytes. */
export const fileResource = readable(
  userFile,
  fileTable,
  {
    search: ['name_fold'],
    visible: (context) => visibleFile(context),
    owned: (context) => keepers(context, fileTable.created_by),
    computed: fileRows,
    derive: ({ name }) => (typeof name === 'string' ? { name_fold: foldOf(name) } : {}),
  },
  ['list', 'retrieve', 'destroy', 'effects'],
)
