import { textOf } from '../../files/file.read.ts'
import { findNamed } from '../../files/find-named.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import type { Importer } from '../importer.ts'
import { itemForEach, someHeadText } from '../read-items.ts'
import { yamlObject, yamlRecipe } from './yaml-recipe.ts'

/** A YAML file for each recipe, with lists of lines. */
export const cookBookManager: Importer = {
  id: 'COOKBOOKAPP',
  title: 'CookBook Manager',
  hint: '.yml',
  recognizes: ({ files }) =>
    someHeadText(
      files.filter(isYaml),
      (head) =>
        /^name:/m.test(head) &&
        /^(?:ingredients|directions|instructions|servings|prep_time|cook_time|on_favorites):/m.test(head),
    ),
  read({ files }) {
    const find = findNamed(files)
    return itemForEach(files.filter(isYaml), async (file) =>
      yamlRecipe(yamlObject(await textOf(file), file.path), { where: file.path, find }),
    )
  },
}

const isYaml = (file: SourceFile): boolean => /^\.ya?ml$/.test(endingOf(file))
