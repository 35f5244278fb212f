import type { RecipeDraft } from '../../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import { textOf } from '../../../files/file.read.ts'
import { stemOf } from '../../../files/source-file.ts'
import type { Importer } from '../../importer.ts'
import { checkedRecipe } from '../fields/checked-recipe.ts'
import { fileImporter } from '../file-importer.ts'
import type { OwnFile } from '../sorted-files.ts'
import { htmlBlocks } from './html-blocks.ts'
import { HtmlScope } from './html-scope.ts'

interface HtmlFormat extends Pick<Importer, 'id' | 'title' | 'hint'> {
  /** Whether a page is of this app, by its beginning. */
  isPage(beginning: string): boolean
  /** The tag that opens a recipe where all are in one page; else a page is a recipe. */
  opening?: RegExp
  nameOf(recipe: HtmlScope): string
  read(recipe: HtmlScope, own: OwnFile): RecipeDraft
}

/** Pages come with their styles first. */
const BEGINNING_BYTES = 24_000

/** An importer of pages that an app writes. */
export const htmlImporter = ({ id, title, hint, isPage, opening, nameOf, read }: HtmlFormat): Importer =>
  fileImporter({
    id,
    title,
    hint,
    beginning: { test: isPage, bytes: BEGINNING_BYTES },
    skips: isIndex,
    async *read(own) {
      const stem = stemOf(own.file)
      const recipeOf = (html: string, place: string) => [checkedRecipe(read(HtmlScope.of(html), own), place)]
      if (!opening) {
        yield { name: stem, read: async () => recipeOf(await textOf(own.file), stem) }
        return
      }
      let count = 0
      for await (const { html, isCut } of htmlBlocks(own.file, opening)) {
        const place = `${stem} ${++count}`
        const name = nameOf(HtmlScope.of(html)) || place
        yield {
          name,
          read: () => {
            if (isCut) throw new FileRefusal('recipe_unreadable', `“${own.file.path}” ends in the middle of “${name}”.`)
            return recipeOf(html, place)
          },
        }
      }
    },
  })

/** Exports of a page each have a list of them. */
const isIndex = (path: string): boolean => /(?:^|\/)index\.html?$/i.test(path)
