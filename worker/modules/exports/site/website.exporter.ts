import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter, ExportedFile, RecipeNote } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { pictureFiles } from '../facts/picture-files.ts'
import { ownName } from '../names/own-name.ts'
import { slugName } from '../names/slug-name.ts'
import { indexHtml } from './index-html.ts'
import { keywordPages } from './keyword-html.ts'
import { recipeHtml } from './recipe-html.ts'
import { siteStyle } from './site-style.ts'
import { siteWords } from './site-words.ts'

/** A website that opens from a folder as well as from a server. */
export function website(language: Language): ArchiveExporter {
  const words = siteWords(language)
  return {
    kind: 'archive',
    id: 'WEBSITE',
    title: 'Website',
    ending: '.zip',
    type: 'application/zip',
    nameOf: slugName,
    async *filesOf(recipe, names) {
      const name = ownName(recipe, names)
      const paths = yield* pictureFiles(recipe, 'pictures/', name)
      yield { path: `recipes/${name}.html`, content: recipeHtml(recipe, paths, words) }
    },
    whole: {
      noteOf,
      async *filesOf(notes): AsyncGenerator<ExportedFile> {
        yield { path: 'index.html', content: indexHtml(notes, words) }
        yield { path: 'style.css', content: siteStyle }
        yield* keywordPages(notes, words)
      },
    },
  }
}

const noteOf = (recipe: ExportedRecipe, paths: readonly string[]): RecipeNote => ({
  name: recipe.name,
  path: paths.find((path) => path.endsWith('.html')) ?? '',
  picture: recipe.pictures.length > 0 ? (paths.find((path) => path.startsWith('pictures/')) ?? null) : null,
  keywords: keywordNames(recipe),
  minutes: recipe.working_time + recipe.waiting_time,
})
