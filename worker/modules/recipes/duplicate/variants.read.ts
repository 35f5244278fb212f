import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { recipeName } from '../parts/ingredient.contract.ts'

type RecipeName = z.output<typeof recipeName>

interface RelativeRow extends RecipeName {
  original: boolean
}

/** The recipe that `id` was copied from, and the copies of `id`, as far as the asker sees them. */
export function variantQuery(context: Context, id: number) {
  const { space } = membershipOf(context)
  const seen = sql`v.deleted_with IS NULL AND ${readableRecipe(context, sql`v`)}`
  return query<RelativeRow>(
    sql`SELECT v.id, v.name, true AS original FROM recipe own CROSS JOIN recipe v
        ON v.space_id = own.space_id AND v.id = own.variant_of
        WHERE own.space_id = ${space} AND own.id = ${id} AND ${seen}
      UNION ALL SELECT v.id, v.name, false AS original FROM recipe v
        WHERE v.space_id = ${space} AND v.variant_of = ${id} AND ${seen} ORDER BY 1`,
    { bool: ['original'] },
  )
}

export function presentVariants(rows: readonly RelativeRow[]) {
  const named = ({ id, name }: RecipeName): RecipeName => ({ id, name })
  const origin = rows.find(({ original }) => original)
  return {
    variant_of: origin ? named(origin) : null,
    variants: rows.filter(({ original }) => !original).map(named),
  }
}
