import { askers, type Asker } from './roles.people.ts'
import roles from '../../docs/roles.md?raw'

/** In the order of the letters of a cell. */
export const verbs = ['list', 'create', 'get', 'put', 'patch', 'delete'] as const
export type VerbName = (typeof verbs)[number]

const tablesIn = (text: string): string[][][] =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.trimStart().startsWith('|'))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim().replaceAll('`', '')),
        ),
    )

const [, follow = [], rows = []] = tablesIn(roles).map((table) => table.filter((row) => !/^:?-+:?$/.test(row[0] ?? '')))

export const expected: Map<string, Record<Asker, string>> = new Map(
  rows.slice(1).flatMap(([names = '', ...cells]) =>
    names.split(',').map((name) => {
      const row = Object.fromEntries(askers.map((asker, i) => [asker, cells[i] ?? ''])) as Record<Asker, string>
      return [name.trim(), row] as const
    }),
  ),
)

/** Last words of paths whose calls need the same role as another call of their resource. */
export const follows: Map<string, VerbName> = new Map(
  follow.slice(1).flatMap(([names = '', verb = '']) => names.split(',').map((name) => [name.trim(), verb as VerbName])),
)

export const lineOf = (name: string, row: Record<Asker, string>): string =>
  `| \`${name}\` | ${askers.map((asker) => `\`${row[asker]}\``).join(' | ')} |`
