export type Binding = { binding: string; name: string; id: string }

const SHARDS_BEGIN = '# shards:begin\n'
const SHARDS_END = '# shards:end\n'

/** Placeholder ids work for a local run. */
export const isPlaceholder = (id: string) => id.startsWith('00000000-0000-4000-8000-')

export function shardBinding(index: number): Binding {
  const number = String(index).padStart(2, '0')
  const id = `00000000-0000-4000-8000-${String(100 + index).padStart(12, '0')}`
  return { binding: `SPACES_${number}`, name: `larder-spaces-${number}`, id }
}

/** Throws when the two lines that mark the shards are missing. */
export function withShards(toml: string, shards: Binding[]): string {
  const from = toml.indexOf(SHARDS_BEGIN)
  const to = toml.indexOf(SHARDS_END)
  if (from < 0 || to < from)
    throw new Error('wrangler.toml must mark the shards with "# shards:begin" and "# shards:end"')
  return toml.slice(0, from + SHARDS_BEGIN.length) + shards.map(bindingBlock).join('\n') + toml.slice(to)
}

export const withDatabaseId = (toml: string, before: string, after: string): string =>
  toml.replace(`database_id = "${before}"`, `database_id = "${after}"`)

const bindingBlock = ({ binding, name, id }: Binding) => `[[d1_databases]]
binding = "${binding}"
database_name = "${name}"
database_id = "${id}"
migrations_dir = "migrations/space"
`
