import { countOf } from '../../drafts/loose-json.ts'
import { momentOf } from '../../drafts/moment.ts'
import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import { starsOf } from '../../drafts/stars.ts'
import { isPicture } from '../../files/source-file.ts'
import { isObject, type JsonObject } from '../../pages/json/json-value.ts'
import { Graph } from '../../pages/schema/graph.ts'
import type { Importer } from '../importer.ts'
import { someHeadText } from '../read-items.ts'
import { jsonItems, readObject } from './json-items.ts'
import { schemaPaths } from './schema-org.importer.ts'
import { schemaRecipe } from './schema/schema-recipe.ts'

/** schema.org with a source, notes and a rating of one's own; the pictures of a self-hosted one stand inside. */
export const recipeSage: Importer = {
  id: 'RECIPESAGE',
  title: 'RecipeSage',
  hint: 'recipesage-data.json-ld.json',
  recognizes: ({ files }) => someHeadText(files, isExport),
  async *read({ files }) {
    for (const file of files.filter((file) => !isPicture(file)))
      yield* jsonItems(file, {
        paths: await schemaPaths(file),
        read: readObject((from, where) => [recipeOf(from, where)]),
      })
  },
}

const isExport = (head: string): boolean =>
  /^\s*[[{]/.test(head) &&
  /"@type"\s*:\s*"Recipe"/.test(head) &&
  (/"recipes"\s*:\s*\[/.test(head) ||
    (/^\s*\[/.test(head) && /"(?:creditText|isBasedOn)"\s*:|"Author Notes"/.test(head)))

function recipeOf(from: JsonObject, where: string): RecipeDraft {
  const draft = schemaRecipe({ ...from, aggregateRating: null }, new Graph([from]), where)
  return { ...draft, rating: ratingOf(from), created_at: draft.created_at ?? momentOf(from['datePublished']) }
}

/** Old files have the rating as the count of ratings. */
function ratingOf(from: JsonObject): number | null {
  const rating = isObject(from['aggregateRating']) ? from['aggregateRating'] : {}
  return starsOf(rating['ratingValue'] ?? rating['ratingCount'], countOf(rating['bestRating']))
}
