export type Binding = { binding: string; name: string; id: string }

const SHARDS_BEGIN = '# shards:begin\n'
const SHARDS_END = '# shards:end\n'

/** The ids that databases have until they are created; they do for a local run. */
export const isPlaceholder = (id: string) => id.startsWith('00000000-0000-4000-8000-')

/** The nth shard as it is before it is created. */
export function shardBinding(index: number): Binding {
  const number = String(index).padStart(2, '0')
  const id = `00000000-0000-4000-8000-${String(100 + index).padStart(12, '0')}`
  return { binding: `SPACES_${number}`, name: `larder-spaces-${number}`, id }
}

/** A `wrangler.toml` with exactly these shards. Throws when it has lost the two lines that mark their place. */
export function withShards(toml: string, shards: Binding[]): string {
  const from = toml.indexOf(SHARDS_BEGIN)
  const to = toml.indexOf(SHARDS_END)
  if (from < 0 || to < from)
    throw new Error('wrangler.toml must mark the shards with "# shards:begin" and "# shards:end"')
  return toml.slice(0, from + SHARDS_BEGIN.length) + shards.map(bindingBlock).join('\n') + toml.slice(to)
}

/** A `wrangler.toml` with another id for one database, wherever it is declared. */
export const withDatabaseId = (toml: string, before: string, after: string): string =>
  toml.replace(`database_id = "${before}"`, `database_id = "${after}"`)

const bindingBlock = ({ binding, name, id }: Binding) => `[[d1_databases]]
binding = "${binding}"
database_name = "${name}"
database_id = "${id}"
migrations_dir = "migrations/space"
`
