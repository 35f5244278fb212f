import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { presentRow, selectRows, type Selected } from '#worker/kernel/resource/define-resource.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'
import { balanceSpent, creditsUsed } from '#worker/modules/ai/credits.ts'
import { monthOf } from '#worker/modules/ai/calls/month.ts'
import { loadChosenProviders } from '#worker/modules/ai/load-chosen-providers.ts'
import { fileResource } from '#worker/modules/files/file.resource.ts'
import { visibleFile } from '#worker/modules/files/visible-file.ts'
import { countRecipes } from '#worker/modules/recipes/recipe-tally.ts'
import type { space } from './space.contract.ts'
import { settingsOf, spaceImages, type SpaceSettings } from '#worker/modules/settings/space-settings.contract.ts'
import { withinSpace } from './within-space.ts'
import type { userFile } from '#worker/modules/files/file.contract.ts'

type Shown = z.output<typeof space.row>
type Picture = Selected<z.output<typeof userFile.row>>

export interface SpaceUsage {
  recipe_count: number
  file_size_mb: number
  ai_monthly_credits_used: number
  /** Of what the operator gave. */
  ai_credits_balance: number
  own_ai: boolean
  files: Map<number, Shown['image']>
  ai_default_provider: Shown['ai_default_provider']
}

/** The settings as everybody sees them: of a balance, what is left. Who sends that back changes nothing. */
export async function settingsNow(
  context: Context,
  { id, shard, settings }: { id: number; shard: string; settings: Record<string, unknown> },
  given: { ai_credits_balance?: unknown },
): Promise<SpaceSettings> {
  const stored = settingsOf(settings)
  if (given.ai_credits_balance === undefined || !personOf(context).is_superuser) return stored
  const { ai_credits_balance, ai_balance_set_at } = stored
  const { usage } = await spaceUsageOf(context, [{ id, shard, settings: { ai_credits_balance, ai_balance_set_at } }])
  return { ...stored, ai_credits_balance: usage(id).ai_credits_balance }
}

interface Counts {
  space: number
  recipes: number
  file_bytes: number
  credits: number
  spent: number
  own_ai: number
}

/** `also` is asked in the same round trip, for callers that show more of the space's database. */
export async function spaceUsageOf<Row>(
  context: Context,
  spaces: readonly { id: number; shard: string; settings: Record<string, unknown> }[],
  also?: Query<Row>,
) {
  const shards = [...new Set(spaces.map(({ shard }) => shard))]
  const [providers, ...answers] = await Promise.all([
    loadChosenProviders(
      context,
      spaces.flatMap(({ id, shard, settings }) => {
        const provider = settingsOf(settings).ai_default_provider
        return provider === null ? [] : [{ space: id, shard, provider }]
      }),
    ),
    ...shards.map((shard) => {
      const here = spaces.filter((one) => one.shard === shard)
      return context.spaceDatabase(shard).read({
        counts: countsOf(context, here),
        ...pictureQueries(context, here),
        ...(also ? { also } : {}),
      })
    }),
  ])
  const given = new Map(spaces.map(({ id, settings }) => [id, settingsOf(settings).ai_credits_balance]))
  const counts = new Map(answers.flatMap((answer) => answer.counts).map((count) => [count.space, count]))
  const pictures = Object.assign({}, ...answers) as Record<string, Picture[]> // `picturesOf` gives these names.
  const usage = (id: number): SpaceUsage => ({
    recipe_count: counts.get(id)?.recipes ?? 0,
    file_size_mb: (counts.get(id)?.file_bytes ?? 0) / 1_000_000,
    ai_monthly_credits_used: counts.get(id)?.credits ?? 0,
    ai_credits_balance: Math.max(0, roundedDown((given.get(id) ?? 0) - (counts.get(id)?.spent ?? 0))),
    own_ai: counts.get(id)?.own_ai === 1,
    files: new Map((pictures[nameOf(id)] ?? []).map((row) => [row.id, presentRow(fileResource, row)])),
    ai_default_provider: providers.get(id) ?? null,
  })
  return { usage, also: answers.flatMap((answer): Row[] => ('also' in answer ? (answer.also as Row[]) : [])) }
}

function countsOf({ at }: Context, spaces: readonly { id: number; settings: Record<string, unknown> }[]) {
  const asked = spaces.map(({ id, settings }) => {
    const { time_zone, ai_balance_set_at } = settingsOf(settings)
    return { id, ...monthOf(at, time_zone), since: ai_balance_set_at }
  })
  const of = (name: string) => sql`value ->> ${sql.raw(`'${name}'`)}`
  return query<Counts>(sql`
    SELECT value ->> 'id' AS space, ${countRecipes(of('id'))} AS recipes,
      (SELECT coalesce(sum(f.size), 0) FROM user_file f WHERE f.space_id = ${of('id')} AND f.deleted_with IS NULL) AS file_bytes,
      ${creditsUsed(of('id'), { start: of('start'), end: of('end') })} AS credits,
      ${balanceSpent(of('id'), of('since'))} AS spent,
      EXISTS (SELECT 1 FROM ai_provider p WHERE p.space_id = ${of('id')} AND p.deleted_with IS NULL) AS own_ai
    FROM ${jsonEach(asked)}`)
}

const roundedDown = (credits: number) => Math.floor(Math.round(credits * 1e6) / 100) / 1e4

const nameOf = (space: number) => `pictures:${space}`

const pictureQueries = (
  context: Context,
  spaces: readonly { id: number; shard: string; settings: Record<string, unknown> }[],
): Record<string, Query<Picture>> =>
  Object.fromEntries(
    spaces.flatMap(({ id, shard, settings }) => {
      const set = settingsOf(settings)
      const ids = spaceImages.flatMap((name) => set[name] ?? [])
      const which = sql`WHERE user_file.space_id = ${id} AND user_file.deleted_with IS NULL AND ${inValues(sql`user_file.id`, ids)}
        AND ${visibleFile(withinSpace(context, { id, shard }))}`
      return ids.length === 0 ? [] : [[nameOf(id), selectRows(fileResource, context, which)] as const]
    }),
  )
