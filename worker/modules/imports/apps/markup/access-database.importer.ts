import { FileRefusal } from '../../files/file-refusal.ts'
import { baseName } from '../../files/source-file.ts'
import type { Importer } from '../importer.ts'
import { fileImporter } from './file-importer.ts'

/** Living Cookbook's backups are databases of Access, which nothing here can open. */
export const accessDatabase: Importer = fileImporter({
  id: 'LIVINGCOOKBOOK_LCB',
  title: 'Living Cookbook (backup)',
  hint: '.lcb',
  beginning: /^.{4}Standard (?:Jet|ACE) DB/s,
  *read({ file }) {
    yield {
      name: baseName(file),
      read: () => {
        throw new FileRefusal(
          'format_unsupported',
          `“${baseName(file)}” is a backup as a database. Open it in Living Cookbook, export the recipes as FDX or FDXZ, and import that file.`,
        )
      },
    }
  },
})
