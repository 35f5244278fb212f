import type { RecipeDraft } from '../../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import { stemOf } from '../../../files/source-file.ts'
import { cleanLine } from '../../../pages/text/clean.ts'
import type { Importer } from '../../importer.ts'
import { checkedRecipe } from '../fields/checked-recipe.ts'
import { fileImporter } from '../file-importer.ts'
import type { OwnFile } from '../sorted-files.ts'
import type { XmlElement } from './xml-element.ts'
import { xmlElements } from './xml-elements.ts'

export interface XmlContext extends Pick<OwnFile, 'file' | 'picture'> {
  /** What stood before the recipe of the elements that the format lists by themselves. */
  listed: readonly XmlElement[]
  /** Whether an earlier recipe of the file has the same title. */
  isRepeated: boolean
}

interface XmlFormat extends Pick<Importer, 'id' | 'title' | 'hint'> {
  /** The names that the file's outermost element has. */
  roots: readonly string[]
  /** Lower-case names of the element that is a recipe, and of those that recipes refer to. */
  recipe: string
  lists?: readonly string[]
  titleOf(recipe: XmlElement): string
  read(recipe: XmlElement, context: XmlContext): RecipeDraft
}

/** An importer of files of XML with a list of recipes. */
export const xmlImporter = ({ id, title, hint, roots, recipe, lists = [], titleOf, read }: XmlFormat): Importer =>
  fileImporter({
    id,
    title,
    hint,
    beginning: new RegExp(`^(?:[^<]|<[?!][^>]*>)*<(?:${roots.join('|')})[\\s/>]`, 'i'),
    async *read({ file, picture }) {
      const listed: XmlElement[] = []
      const titles = new Set<string>()
      let count = 0
      for await (const element of xmlElements(file, [recipe, ...lists])) {
        if (element.name !== recipe) {
          listed.push(element)
          continue
        }
        const place = `${stemOf(file)} ${++count}`
        const title = cleanLine(titleOf(element))
        const context = { file, picture, listed, isRepeated: titles.has(title) }
        titles.add(title)
        yield {
          name: title || place,
          read: () => {
            if (element.isCut)
              throw new FileRefusal('recipe_unreadable', `“${file.path}” ends in the middle of “${title || place}”.`)
            return [checkedRecipe(read(element, context), place)]
          },
        }
      }
    },
  })
