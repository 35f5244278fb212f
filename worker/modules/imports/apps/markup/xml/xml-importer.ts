import type { RecipeDraft } from '../../../drafts/recipe.draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'
import { cleanLine } from '../../../pages/text/clean.ts'
import type { Importer } from '../../importer.ts'
import { checkedRecipe } from '../fields/checked-recipe.ts'
import { filesLike, hasFileLike } from '../files-like.ts'
import type { PictureFinder } from '../picture-finder.ts'
import type { XmlElement } from './xml-element.ts'
import { xmlElements } from './xml-elements.ts'

export interface XmlContext {
  file: SourceFile
  picture: PictureFinder
  /** What stood before the recipe of the elements that the format lists by themselves. */
  listed: readonly XmlElement[]
}

interface XmlFormat extends Pick<Importer, 'id' | 'title' | 'hint'> {
  /** What tells such a file, in its beginning. */
  beginning: RegExp
  /** Lower-case names of the element that is a recipe, and of those that recipes refer to. */
  recipe: string
  lists?: readonly string[]
  titleOf(recipe: XmlElement): string
  read(recipe: XmlElement, context: XmlContext): RecipeDraft
}

/** An importer of files of XML with a list of recipes. */
export const xmlImporter = (format: XmlFormat): Importer => ({
  id: format.id,
  title: format.title,
  hint: format.hint,
  recognizes: (upload) => hasFileLike(upload, format.beginning),
  async *read(upload) {
    for await (const { file, picture } of filesLike(upload, format.beginning)) {
      const listed: XmlElement[] = []
      let count = 0
      for await (const element of xmlElements(file, [format.recipe, ...(format.lists ?? [])])) {
        if (element.name !== format.recipe) {
          listed.push(element)
          continue
        }
        const place = `${stemOf(file)} ${++count}`
        const title = cleanLine(format.titleOf(element))
        yield {
          name: title || place,
          read: () => {
            if (element.isCut)
              throw new FileRefusal('recipe_unreadable', `“${file.path}” ends in the middle of “${title || place}”.`)
            return [checkedRecipe(format.read(element, { file, picture, listed }), place)]
          },
        }
      }
    }
  },
})
