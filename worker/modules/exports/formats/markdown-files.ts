import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ExportedFile } from '../exporter.ts'
import { pictureFiles, type PicturePaths } from '../facts/picture-files.ts'

/** The pictures of a recipe, then its text, which shows them. */
export async function* markdownFiles(
  recipe: ExportedRecipe,
  name: string,
  textOf: (paths: PicturePaths) => string,
): AsyncGenerator<ExportedFile> {
  const paths = yield* pictureFiles(recipe, 'images/', name)
  yield { path: `${name}.md`, content: textOf(paths) }
}
