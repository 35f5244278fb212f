import { FileRefusal } from '../../../files/file-refusal.ts'
import { headTextOf } from '../../../files/file.read.ts'
import { endingOf, type SourceFile, stemOf } from '../../../files/source-file.ts'
import type { Importer, ReadItem } from '../../importer.ts'
import { someFile } from '../../some-file.ts'
import { failed, leftOut } from '../left-out.ts'
import { linedTextOf, textFilesOf } from '../text-files.ts'
import { recipesApart } from './apart.ts'
import { plainRecipe } from './plain-recipe.ts'
import { say } from '../../../drafts/said.ts'

/** Text that somebody typed. Asked last, as all that is text may be one. */
export const plainText: Importer = {
  id: 'TEXT',
  title: 'Text',
  hint: '.txt',
  recognizes: ({ files }) =>
    someFile(textFilesOf(files).slice(0, MOST_ASKED), async (file) => isText(await headTextOf(file), file)),
  async *read({ files }): AsyncGenerator<ReadItem> {
    for (const file of textFilesOf(files)) {
      try {
        if (isText(await headTextOf(file), file)) yield* itemsOf(await linedTextOf(file), file)
        else yield leftOut(say('quoted', { name: file.path }))
      } catch (error) {
        yield failed(file.path, error)
      }
    }
  },
}

const MOST_ASKED = 20
/** Nobody types as much. */
const MAX_BYTES = 4_000_000

/** Neither bytes nor what programs write for each other. */
const isText = (head: string, file: SourceFile): boolean =>
  file.size <= MAX_BYTES &&
  !/\0|\ufffd{3}/.test(head) &&
  !/^\s*(?:[<{[]|%PDF|\{\\rtf|PK|SQLite)/.test(head) &&
  /\p{L}/u.test(head) &&
  !/^\.(?:csv|tsv|json|ya?ml|xml|html?|css|js|ts|log|ini|conf|toml)$/.test(endingOf(file))

function* itemsOf(text: string, file: SourceFile): Generator<ReadItem> {
  const parts = recipesApart(text, (part) => plainRecipe(part) !== null)
  for (const [at, part] of parts.entries())
    yield {
      name: parts.length > 1 ? `${file.path} (${at + 1})` : stemOf(file),
      read: () => {
        const recipe = plainRecipe(part)
        if (!recipe) throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no list of ingredients.`)
        return [recipe]
      },
    }
}
