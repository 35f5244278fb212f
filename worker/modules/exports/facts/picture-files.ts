import type { ExportedFile } from '../exporter.ts'
import type { ExportedPicture, ExportedRecipe, ExportedStep } from '../exported-recipe.ts'
import { orderedSteps } from '../rows/step-text.ts'
import { pictureEnding, readPictures } from './pictures.ts'

/** Where the pictures of a recipe are in the file that is written. */
export interface PicturePaths {
  own: readonly string[]
  ofStep(step: ExportedStep): readonly string[]
}

/** The pictures of a recipe, then those of its steps; at the end, where they are. */
export async function* pictureFiles(
  { pictures, steps }: ExportedRecipe,
  folder: string,
  name: string,
): AsyncGenerator<ExportedFile, PicturePaths> {
  const files = new PictureFiles(folder, name)
  async function* written(some: readonly ExportedPicture[]): AsyncGenerator<ExportedFile, string[]> {
    const paths: string[] = []
    for await (const file of files.of(some)) {
      paths.push(file.path)
      yield file
    }
    return paths
  }
  const own = yield* written(pictures)
  const ofSteps = new Map<ExportedStep, string[]>()
  for (const step of orderedSteps({ steps })) ofSteps.set(step, yield* written(step.pictures))
  return { own, ofStep: (step) => ofSteps.get(step) ?? [] }
}

/** The pictures of a recipe as files in one folder, named after it: "Soup.jpg", then "Soup~2.jpg". */
class PictureFiles {
  private readonly folder: string
  private readonly name: string
  private count = 0

  constructor(folder: string, name: string) {
    this.folder = folder
    this.name = name
  }

  /** No name of a recipe has the sign, so that none is another's. */
  async *of(pictures: readonly ExportedPicture[]): AsyncGenerator<ExportedFile> {
    for await (const picture of readPictures(pictures)) {
      this.count++
      const name = this.count === 1 ? this.name : `${this.name}~${this.count}`
      yield { path: `${this.folder}${name}${pictureEnding(picture)}`, content: picture.bytes }
    }
  }
}
