import { FileRefusal } from '../../files/file-refusal.ts'
import { headTextOf } from '../../files/file.read.ts'
import { findNamed } from '../../files/find-named.ts'
import { endingOf, isPicture, type SourceFile } from '../../files/source-file.ts'
import { isObject, type JsonObject, type JsonValue } from '../../pages/json/json-value.ts'
import { Graph } from '../../pages/schema/graph.ts'
import { schemaProperty, typesOf } from '../../pages/schema/terms.ts'
import type { Importer } from '../importer.ts'
import { itemsOfEach } from '../read-items.ts'
import { someFile } from '../some-file.ts'
import { jsonItems } from './json-items.ts'
import { schemaRecipe } from './schema/schema-recipe.ts'

/** JSON-LD as pages hold it and many apps write it: a recipe, a list, a graph. */
export const schemaOrg: Importer = {
  id: 'SCHEMA_ORG',
  title: 'schema.org',
  hint: '.json',
  recognizes: ({ files }) => someFile(files.filter(isText).slice(0, 20), isSchemaFile),
  read({ files }) {
    const find = findNamed(files.filter(isPicture))
    return itemsOfEach(
      files.filter(isText),
      // A JSON file in which none begins is tried, too, and named.
      (file) => endingOf(file) === '.json' || isSchemaFile(file),
      async function* (file) {
        yield* jsonItems(file, {
          paths: await schemaPaths(file),
          read: (value, where) =>
            recipesIn(value, where).map(({ recipe, graph }) => schemaRecipe(recipe, graph, where, find)),
        })
      },
    )
  },
}

const isText = (file: SourceFile): boolean => !isPicture(file)

/** Where the recipes of such a file stand; a graph is taken whole, as what is in it refers to each other. */
export async function schemaPaths(file: SourceFile): Promise<string[]> {
  const head = await headTextOf(file)
  if (/^[\uFEFF\s]*\[/.test(head)) return ['$.*']
  return /"recipes"\s*:\s*\[/.test(head) ? ['$.recipes.*'] : ['$']
}

const isSchemaFile = async (file: SourceFile): Promise<boolean> => {
  const head = await headTextOf(file, 64_000)
  return /^[\uFEFF\s]*[[{]/.test(head) && (RECIPE.test(head) || /"recipe(?:Ingredient|Instructions)"\s*:/.test(head))
}

/** Some apps leave the type out, or count types by numbers. */
const isUntyped = (value: JsonObject): boolean =>
  typeof value['@type'] !== 'string' || schemaProperty(value, 'recipeIngredient', 'recipeInstructions') !== undefined

const RECIPE = /"@type"\s*:\s*(?:\[[^\]]*)?"(?:https?:\/\/schema\.org\/)?Recipe"/

/** Throws `FileRefusal` where there is none. */
function recipesIn(value: JsonValue, where: string): { recipe: JsonObject; graph: Graph }[] {
  const graph = new Graph([value])
  const typed = graph.objects.filter((object) => typesOf(object).includes('recipe') && Object.keys(object).length > 2)
  const found = typed.length > 0 ? typed : isObject(value) && isUntyped(value) ? [value] : []
  if (found.length === 0 && !isObject(value)) throw new FileRefusal('recipe_unreadable', `“${where}” holds no recipe.`)
  return found.map((recipe) => ({ recipe, graph }))
}
