import type { Draft } from '../../drafts/draft.ts'
import { wordsOf } from '../../drafts/loose-json.ts'
import type { DraftPicture } from '../../drafts/recipe-draft.ts'
import { headTextOf } from '../../files/file.read.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import type { Importer, ReadItem } from '../importer.ts'
import { itemOf } from '../read-items.ts'
import { booksOf } from './mealie/backup-books.ts'
import { leftOutOf } from './mealie/backup-left-out.ts'
import { mealsOf, shoppingOf } from './mealie/backup-plans.ts'
import { joinRecipe } from './mealie/backup-recipe.ts'
import { BackupTables, idOf } from './mealie/backup-tables.ts'
import { foodsOf, unitsOf } from './mealie/backup-words.ts'
import { mealieRecipe } from './mealie/mealie-recipe.ts'

/** A zip of `database.json`, all tables of the database, and the pictures in a folder for each recipe. */
export const mealieBackup: Importer = {
  id: 'MEALIE1',
  title: 'Mealie',
  hint: 'mealie_….zip',
  recognizes: async ({ files }) => (await databasesIn(files)).length > 0,
  async *read({ files }) {
    const pictures = picturesIn(files)
    for (const file of await databasesIn(files)) yield* itemsIn(await BackupTables.of(file), pictures)
  },
}

function* itemsIn(tables: BackupTables, pictures: Map<string, DraftPicture[]>): Generator<ReadItem> {
  yield* itemsOf([...foodsOf(tables), ...unitsOf(tables)], ({ name }) => name)
  for (const row of tables.rows('recipes'))
    yield itemOf(row, wordsOf(row['name']) || wordsOf(row['slug']), (row) =>
      mealieRecipe(joinRecipe(tables, row), pictures.get(idOf(row['id'])) ?? []),
    )
  yield* itemsOf(mealsOf(tables), ({ date, type }) => `${date} ${type}`)
  yield* itemsOf(shoppingOf(tables), ({ list }) => list)
  yield* itemsOf([...booksOf(tables), ...leftOutOf(tables)], (draft) =>
    draft.kind === 'book' ? draft.name : draft.what,
  )
}

/** Several, where several backups were handed in. */
async function databasesIn(files: readonly SourceFile[]): Promise<SourceFile[]> {
  const found: SourceFile[] = []
  for (const file of files.filter((file) => endingOf(file) === '.json' && /database/i.test(file.path)))
    if (isDatabase(await headTextOf(file))) found.push(file)
  return found
}

const isDatabase = (head: string): boolean =>
  /^\s*\{\s*"[a-z_]+"\s*:\s*\[/.test(head) && /"(?:version_num|group_id|alembic_version|slug)"/.test(head)

/** Each is there in three sizes; the largest is taken. */
function picturesIn(files: readonly SourceFile[]): Map<string, DraftPicture[]> {
  const best = new Map<string, { size: number; file: SourceFile }>()
  for (const file of files) {
    const [, id = '', name = ''] =
      /(?:^|\/)recipes\/([^/]+)\/images\/((?:min-|tiny-)?original)\.\w+$/.exec(file.path) ?? []
    const size = ['tiny-original', 'min-original', 'original'].indexOf(name)
    if (size > (best.get(idOf(id))?.size ?? -1)) best.set(idOf(id), { size, file })
  }
  return new Map([...best].map(([id, { file }]) => [id, [{ file }]]))
}

const itemsOf = <T extends Draft>(drafts: readonly T[], nameOf: (draft: T) => string): ReadItem[] =>
  drafts.map((draft) => itemOf(draft, nameOf(draft), (draft) => draft))
