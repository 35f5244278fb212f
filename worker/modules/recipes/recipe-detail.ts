import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { presentRow, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'
import { countLines } from './nutrition/count-lines.ts'
import type { countedRecipe } from './nutrition/counted.contract.ts'
import { foodSums, type PropertyType } from './nutrition/food-sums.ts'
import { propertiesJson } from '#worker/modules/properties/property.rows.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { recipeFacts } from './recipe-overview.ts'
import type { Recipe } from './recipe.contract.ts'
import type { ImageFailure } from './recipe.events.ts'
import { failureFor, presentFailure } from './image/image-failure.read.ts'
import { openableShareLink, shareHome } from '#worker/modules/share-links/share-link.access.ts'
import { foodsUsed, presentSteps } from './parts/present-steps.ts'
import { ingredientConversions, stepQueries } from './parts/step.read.ts'
import { presentVariants, variantQuery } from './duplicate/variants.read.ts'

interface RecipeRow extends Omit<
  Recipe,
  'keywords' | 'steps' | 'food_properties' | 'image_failure' | 'variant_of' | 'variants'
> {
  version: number
  visible: boolean
  new: boolean
  image_failure: ImageFailure | null
}

/** Null for a recipe `r` without a file in a storage. */
const fileMissing = sql`(SELECT x.missing FROM external_file x WHERE x.space_id = r.space_id AND x.recipe = r.id)`

export function detailQueries(context: Context, id: number) {
  const { space } = membershipOf(context)
  return {
    whole: query<RecipeRow>(
      sql`SELECT ${recipeFacts(context)}, r.version, ${visibleRecipe(context, sql`r.id`)} AS visible,
          r.source_url, ${failureFor(context)} AS image_failure, ${fileMissing} AS file_missing, r.show_ingredient_overview, r.nutrition, r.file_path, r.diameter, r.diameter_text,
          ${propertiesJson('recipe', sql`r.space_id`, sql`r.id`)} AS properties,
          (SELECT json_group_array(json(${memberJson(sql`s.space_id`, sql`s.user_id`)})) FROM recipe_shared s
            JOIN member m ON m.space_id = s.space_id AND m.user_id = s.user_id AND NOT m.gone
            WHERE s.space_id = r.space_id AND s.recipe = r.id) AS shared
        FROM recipe r WHERE r.space_id = ${space} AND r.id = ${id} AND r.deleted_with IS NULL`,
      {
        json: ['created_by', 'image_failure', 'nutrition', 'properties', 'shared'],
        bool: ['internal', 'private', 'show_ingredient_overview', 'visible', 'file_missing'],
      },
    ),
    keywords: selectRows(
      keywordResource,
      context,
      sql`JOIN recipe_keyword l ON l.space_id = keyword.space_id AND l.keyword = keyword.id
        WHERE keyword.space_id = ${space} AND keyword.deleted_with IS NULL AND l.recipe = ${id} ORDER BY l.position`,
    ),
    types: query<PropertyType>(
      sql`SELECT id, name, unit, description, "order" FROM property_type WHERE space_id = ${space} AND deleted_with IS NULL
        ORDER BY "order", id`,
    ),
    relatives: variantQuery(context, id),
    ...stepQueries(context, sql`s.recipe = ${id}`),
  }
}

type DetailFound = QueryResults<ReturnType<typeof detailQueries>>

/** Throws 404 for a recipe that does not exist, and 403 for somebody else's private one. */
export function presentDetail(found: DetailFound): Recipe {
  if (found.whole[0]?.visible === false) throw forbidden()
  return presentRecipe(found)
}

function presentRecipe(found: DetailFound): Recipe {
  const [whole] = found.whole
  if (!whole) throw notFound()
  const { id, version: _version, visible: _visible, new: _new, name, description, image, image_failure, ...row } = whole
  return {
    id,
    name,
    description,
    image,
    keywords: found.keywords.map((keyword) => presentRow(keywordResource, keyword)),
    steps: presentSteps(found, ({ recipe }) => recipe === id),
    ...row,
    image_failure: image_failure && presentFailure(image_failure),
    food_properties: foodSums(ingredientConversions(found), found.types, foodsUsed(found, id)),
    ...presentVariants(found.relatives),
  }
}

export async function showRecipe(context: Context, id: number): Promise<Answer<Recipe>> {
  const { shard } = membershipOf(context)
  const found = await context.spaceDatabase(shard).read(detailQueries(context, id))
  return answer(presentDetail(found), { version: found.whole[0]?.version })
}

/** What each of its lines adds to its sums. */
export async function showCounted(context: Context, id: number): Promise<Answer<z.output<typeof countedRecipe>>> {
  const { shard } = membershipOf(context)
  const found = await context.spaceDatabase(shard).read(detailQueries(context, id))
  if (!found.whole[0]) throw notFound()
  if (!found.whole[0].visible) throw forbidden()
  const { types } = found
  return answer({
    types: types.map(({ id: type, name, unit }) => ({ id: type, name, unit })),
    lines: countLines(ingredientConversions(found), types, foodsUsed(found, id)),
  })
}

/** A share link shows private recipes as well, without the people they are shared with and without other recipes. */
export async function showSharedRecipe(context: Context, id: number, share: string): Promise<Answer<Recipe>> {
  const home = await shareHome(context, share)
  if (!home) throw notFound()
  const { visitorContext, shard } = home
  const found = await visitorContext
    .spaceDatabase(shard)
    .read({ ...detailQueries(visitorContext, id), link: openableShareLink(home, share) })
  if (found.link[0]?.recipe !== id) throw notFound()
  return answer({ ...presentRecipe(found), shared: [], image_failure: null, variant_of: null, variants: [] })
}
