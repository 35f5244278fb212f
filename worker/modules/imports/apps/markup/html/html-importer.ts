import type { RecipeDraft } from '../../../drafts/recipe.draft.ts'
import { textOf } from '../../../files/file.read.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'
import type { Importer } from '../../importer.ts'
import { checkedRecipe } from '../fields/checked-recipe.ts'
import { filesLike, hasFileLike } from '../files-like.ts'
import type { PictureFinder } from '../picture-finder.ts'
import { htmlBlocks } from './html-blocks.ts'
import { HtmlScope } from './html-scope.ts'

export interface HtmlContext {
  file: SourceFile
  picture: PictureFinder
}

interface HtmlFormat extends Pick<Importer, 'id' | 'title' | 'hint'> {
  /** Whether a page is of this app, by its beginning. */
  isPage(beginning: string): boolean
  /** The tag that opens a recipe where all are in one page; else a page is a recipe. */
  opening?: RegExp
  nameOf(recipe: HtmlScope): string
  read(recipe: HtmlScope, context: HtmlContext): RecipeDraft
}

/** Pages come with their styles first. */
const BEGINNING_BYTES = 24_000

/** An importer of pages that an app writes. */
export function htmlImporter(format: HtmlFormat): Importer {
  const beginning = { test: format.isPage, bytes: BEGINNING_BYTES }
  const recipeOf = (html: string, place: string, context: HtmlContext) =>
    checkedRecipe(format.read(HtmlScope.of(html), context), place)
  return {
    id: format.id,
    title: format.title,
    hint: format.hint,
    recognizes: (upload) => hasFileLike(upload, beginning),
    async *read(upload) {
      for await (const context of filesLike(upload, beginning)) {
        const stem = stemOf(context.file)
        if (!format.opening) {
          yield { name: stem, read: async () => [recipeOf(await textOf(context.file), stem, context)] }
          continue
        }
        let count = 0
        for await (const html of htmlBlocks(context.file, format.opening)) {
          const place = `${stem} ${++count}`
          yield { name: format.nameOf(HtmlScope.of(html)) || place, read: () => [recipeOf(html, place, context)] }
        }
      }
    },
  }
}
