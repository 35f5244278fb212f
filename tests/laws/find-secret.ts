import { env } from 'cloudflare:workers'

/** As it is, and as it stands in base64 behind a name of any length. */
const formsOf = (secret: string): string[] => [
  secret,
  ...['', 'x', 'xx'].map((prefix) =>
    btoa(prefix + secret)
      .slice(prefix === '' ? 0 : 4)
      .replace(/.{0,3}=*$/, ''),
  ),
]

/** Where a text tells a secret, with the words around. */
export const findSecret = (text: string, secret: string): string[] =>
  formsOf(secret).flatMap((form) => {
    const at = text.indexOf(form)
    return at < 0 ? [] : [text.slice(Math.max(0, at - 150), at + form.length + 50)]
  })

/** Looks through each column of each table of all databases. */
export async function findInTables(secret: string, { except = [] }: { except?: string[] } = {}): Promise<string[]> {
  const told: string[] = []
  for (const name of ['DIRECTORY', 'SPACES_00', 'SPACES_01', 'SCRATCH'] as const) {
    const tables = await env[name]
      .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB '_cf_*'`)
      .all<{ name: string }>()
    for (const { name: table } of tables.results.filter((one) => !except.includes(one.name))) {
      const { results } = await env[name].prepare(`SELECT * FROM "${table}"`).all()
      told.push(...findSecret(JSON.stringify(results), secret).map((found) => `${name}.${table}: ${found}`))
    }
  }
  return told
}
