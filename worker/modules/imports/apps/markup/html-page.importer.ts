import { say } from '../../drafts/said.ts'
import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import { textOf } from '../../files/file.read.ts'
import { type SourceFile, stemOf } from '../../files/source-file.ts'
import { parseHtml } from '../../pages/html/document-parser.ts'
import { pageImages } from '../../pages/html/images.ts'
import { readRecipes } from '../../pages/read-recipe-page.ts'
import type { Importer } from '../importer.ts'
import { fileImporter } from './file-importer.ts'
import { listedRecipes } from './html/listed-recipes.ts'
import { recipeDraftOfPage } from './fields/page-recipe-draft.ts'
import type { PictureFinder } from './picture-finder.ts'

/** Pages of sites as a browser saves them, and whatever else shows recipes as a page. */
export const htmlPage: Importer = fileImporter({
  id: 'HTML_PAGE',
  title: 'Saved web page',
  hint: '.html',
  beginning: {
    test: (beginning) =>
      /^\s*(?:<!--[^>]*-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype html|html|head|body)\b/i.test(beginning) &&
      // Sites are built from such pages, and so are archives of a site's recipes in other files.
      !/\{%-?\s*(?:include|if|for|assign|block|extends)\b|\{\{-?\s*(?:page|site|content)\b/.test(beginning),
  },
  skips: isPartOfPage,
  *read({ file, picture }) {
    yield { name: stemOf(file), read: () => recipesOf(file, picture) }
  },
})

/** Browsers put frames of a page into a folder beside it. */
function isPartOfPage(path: string): boolean {
  return /(?:_files|-Dateien|_fichiers|_archivos|_bestanden)\//i.test(path)
}

async function recipesOf(file: SourceFile, picture: PictureFinder): Promise<RecipeDraft[]> {
  const text = await textOf(file)
  const listed = listedRecipes(text)
  if (listed.length > 1) return listed.map(recipeDraftOfPage)
  const page = readRecipes(text, addressIn(text))
  if (!page) throw new FileRefusal('recipe_unreadable', `“${file.path}” shows no recipe.`)
  const draft = recipeDraftOfPage(page.recipe)
  return [
    {
      ...draft,
      ...(draft.pictures.length > 0 ? {} : { pictures: localPicture(text, file, picture) }),
      warnings: [...draft.warnings, ...(page.isCut ? [say('page_cut')] : [])],
    },
    ...page.further.flatMap((one) => one.read() ?? []).map(recipeDraftOfPage),
  ]
}

/** Browsers note where a page is from: `saved from url=(0021)https://…`. */
const addressIn = (text: string): string | null =>
  /<!--\s*saved from url=\(\d+\)(https?:\/\/[^\s<>]+)\s*-->/i.exec(text.slice(0, 5_000))?.[1] ?? null

/** The first picture of the page that lies beside it. */
const localPicture = (text: string, file: SourceFile, picture: PictureFinder) =>
  pageImages(parseHtml(text))
    .flatMap((address) => picture(address, file).pictures)
    .filter((found) => 'file' in found)
    .slice(0, 1)
