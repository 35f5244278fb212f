import type { ExportedFile } from '../exporter.ts'
import type { ExportedPicture } from '../exported-recipe.ts'
import { pictureEnding, readPictures } from './pictures.ts'

/** The pictures of a recipe as files in one folder, named after it: "Soup.jpg", then "Soup~2.jpg". */
export class PictureFiles {
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
