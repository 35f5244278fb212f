import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter } from '../exporter.ts'
import { allPictures, pictureEnding, readPictures } from '../facts/pictures.ts'
import { zipBytes } from '#worker/modules/files/zip/zip-bytes.ts'
import { tandoorRecipe } from './tandoor-recipe.ts'

/** A zip that holds a zip for each recipe, which its readers know by the number in its name. */
export const tandoor: ArchiveExporter = {
  kind: 'archive',
  id: 'DEFAULT',
  title: 'Tandoor',
  ending: '.zip',
  type: 'application/zip',
  async *filesOf(recipe) {
    yield { path: `${recipe.id}.zip`, content: await zipBytes(innerFiles(recipe)) }
  },
}

async function* innerFiles(recipe: ExportedRecipe) {
  const date = new Date(recipe.updated_at)
  yield { path: 'recipe.json', content: JSON.stringify(tandoorRecipe(recipe)), date }
  let count = 0
  for await (const picture of readPictures(allPictures(recipe))) {
    count++
    yield { path: `image${count > 1 ? `-${count}` : ''}${pictureEnding(picture)}`, content: picture.bytes, date }
  }
}
