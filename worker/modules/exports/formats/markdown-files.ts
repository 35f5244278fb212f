import type { ExportedRecipe, ExportedStep } from '../exported-recipe.ts'
import type { ExportedFile } from '../exporter.ts'
import { PictureFiles } from '../facts/picture-files.ts'
import { orderedSteps } from '../rows/step-text.ts'

export interface PicturePaths {
  own: readonly string[]
  ofStep(step: ExportedStep): readonly string[]
}

/** The pictures of a recipe, then its text, which shows them. */
export async function* markdownFiles(
  recipe: ExportedRecipe,
  name: string,
  textOf: (paths: PicturePaths) => string,
): AsyncGenerator<ExportedFile> {
  const files = new PictureFiles('images/', name)
  const own: string[] = []
  const ofSteps = new Map<ExportedStep, string[]>()
  for await (const file of files.of(recipe.pictures)) {
    own.push(file.path)
    yield file
  }
  for (const step of orderedSteps(recipe)) {
    const paths: string[] = []
    for await (const file of files.of(step.pictures)) {
      paths.push(file.path)
      yield file
    }
    ofSteps.set(step, paths)
  }
  yield { path: `${name}.md`, content: textOf({ own, ofStep: (step) => ofSteps.get(step) ?? [] }) }
}
