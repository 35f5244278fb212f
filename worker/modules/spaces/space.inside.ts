import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../../kernel/context.ts'
import { query } from '../../kernel/query.ts'
import { each } from '../../kernel/sql.ts'
import type { space } from './space.contract.ts'

type Shown = z.output<typeof space.row>

export interface Inside {
  recipe_count: number
  file_size_mb: number
  ai_monthly_credits_used: number
  files: Map<number, Shown['image']>
  providers: Map<number, Shown['ai_default_provider']>
}

interface Counts {
  space: number
  recipes: number
}

/** What the databases of spaces know of them: one question to each database that holds any. */
export async function insideOf(context: Context, spaces: readonly { id: number; shard: string }[]) {
  const shards = [...new Set(spaces.map(({ shard }) => shard))]
  const answers = await Promise.all(
    shards.map((shard) => {
      const ids = spaces.filter((one) => one.shard === shard).map(({ id }) => id)
      return context.spaceDatabase(shard).read({ counts: countsOf(ids) })
    }),
  )
  const counts = new Map(answers.flatMap((answer) => answer.counts).map((count) => [count.space, count]))
  return (id: number): Inside => ({
    recipe_count: counts.get(id)?.recipes ?? 0,
    file_size_mb: 0,
    ai_monthly_credits_used: 0,
    files: new Map(),
    providers: new Map(),
  })
}

const countsOf = (spaces: readonly number[]) =>
  query<Counts>(sql`
    SELECT value AS space, (SELECT count(*) FROM recipe r WHERE r.space_id = value AND r.deleted_with IS NULL) AS recipes
    FROM ${each(spaces)}`)
