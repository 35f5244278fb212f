import { say } from '../../drafts/said.ts'
import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../files/file-refusal.ts'
import { textOf } from '../../files/file.read.ts'
import { type SourceFile, stemOf } from '../../files/source-file.ts'
import type { PageRecipe } from '../../pages/page-recipe.ts'
import { readRecipes } from '../../pages/read-recipe-page.ts'
import type { Importer } from '../importer.ts'
import { fileImporter } from './file-importer.ts'
import { foldPage } from './html/embedded-pictures.ts'
import { listedRecipes } from './html/listed-recipes.ts'
import { savedPictures } from './html/saved-pictures.ts'
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
  const whole = foldPage(await textOf(file))
  const { text } = whole
  const listed = listedRecipes(text)
  const drafted = (recipe: PageRecipe): RecipeDraft => {
    const draft = recipeDraftOfPage(recipe)
    return { ...draft, pictures: savedPictures(draft, whole, { file, picture }) }
  }
  if (listed.length > 1) return listed.map(recipeDraftOfPage)
  const page = readRecipes(text, addressIn(text))
  if (!page) throw new FileRefusal('recipe_unreadable', `“${file.path}” shows no recipe.`)
  const draft = drafted(page.recipe)
  return [
    { ...draft, warnings: [...draft.warnings, ...(page.isCut ? [say('page_cut')] : [])] },
    ...page.further.flatMap((one) => one.read() ?? []).map(recipeDraftOfPage),
  ]
}

/** Whoever saves a page notes where it is from, each in their own way, before anything else. */
function addressIn(text: string): string | null {
  const start = text.slice(0, 20_000)
  for (const pattern of NOTED) {
    const address = pattern.exec(start)?.[1]
    if (address) return address
  }
  return null
}

const NOTED = [
  /<!--\s*saved from url=\(\d+\)(https?:\/\/[^\s<>]+)\s*-->/i,
  /<!--[^>]{0,200}?\burl:\s*(https?:\/\/[^\s<>]+)/i,
  /<meta\s+name=["']?savepage-url["']?\s+content=["']?(https?:\/\/[^\s<>"']+)/i,
]
