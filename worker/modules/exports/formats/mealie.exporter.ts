import type { ArchiveExporter } from '../exporter.ts'
import { allPictures, pictureEnding, readPictures } from '../facts/pictures.ts'
import { ownName } from '../names/own-name.ts'
import { slugName } from '../names/slug-name.ts'
import { mealieRecipe } from './mealie-recipe.ts'

/** What Mealie's own export of many recipes holds: a folder for each, with its picture. */
export const mealie: ArchiveExporter = {
  kind: 'archive',
  id: 'MEALIE',
  title: 'Mealie',
  ending: '.zip',
  type: 'application/zip',
  nameOf: slugName,
  async *filesOf(recipe, names) {
    const slug = ownName(recipe, names)
    const folder = `recipes/${slug}`
    let hasPicture = false
    for await (const picture of readPictures(allPictures(recipe), 1)) {
      hasPicture = true
      yield { path: `${folder}/images/original${pictureEnding(picture)}`, content: picture.bytes }
    }
    const content = JSON.stringify(mealieRecipe(recipe, { slug, hasPicture }))
    yield { path: `${folder}/${slug}.json`, content }
  },
}
