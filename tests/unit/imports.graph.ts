import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'

export interface Arrow {
  from: string
  to: string
}

const aliased = /^#(worker|queues|web)\//

/** Source files of worker, queues and web. */
export const sources = globSync(['worker/**/*.ts', 'queues/**/*.ts', 'web/**/*.{ts,tsx}'], {
  exclude: ['web/routeTree.gen.ts'],
})

/** Which file imports which of ours. */
export const arrows: Arrow[] = sources.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [{ from, to: normalize(`${dirname(from)}/${name}`) }]
    return aliased.test(name) ? [{ from, to: name.slice(1) }] : []
  }),
)
