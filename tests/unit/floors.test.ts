import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { arrows, sources, type Arrow } from './imports.graph.ts'

const told = (some: readonly Arrow[]) => some.map(({ from, to }) => `${from} → ${to}`)

/** Arrows from a floor to one that stands above it. */
function upwards(floors: readonly string[]): string[] {
  const floorOf = (path: string) => floors.findIndex((floor) => path.startsWith(`${floor}/`))
  return told(arrows.filter(({ from, to }) => floorOf(to) !== -1 && floorOf(from) > floorOf(to)))
}

it('queues use modules, modules use access and auth, and all use the kernel; never the other way', () => {
  const floors = [
    'queues',
    'worker/modules',
    'worker/access',
    'worker/auth',
    'worker/mail',
    'worker/gateway',
    'worker/locales',
  ]
  expect(upwards([...floors, 'worker/kernel'])).toEqual([])
})

it('within the kernel resource uses http, http uses log, log uses sql, and all use contract', () => {
  const floors = ['resource', 'http', 'log', 'sql', 'contract'].map((floor) => `worker/kernel/${floor}`)
  expect(upwards(floors)).toEqual([])
})

it('routes use features, features use components, components use lib; never the other way', () => {
  expect(upwards(['web/routes', 'web/features', 'web/components', 'web/lib'])).toEqual([])
})

const roomOf = (path: string, floor: string) =>
  path.startsWith(`${floor}/`) ? path.slice(floor.length + 1).split('/')[0] : undefined

const between = (floor: string) =>
  arrows.filter(({ from, to }) => {
    const [one, other] = [roomOf(from, floor), roomOf(to, floor)]
    return one !== undefined && other !== undefined && one !== other
  })

it('no feature of the web uses another', () => {
  expect(told(between('web/features'))).toEqual([])
})

it('a module imports of another what it says and reads, never its routes, changes, projections or undo', () => {
  const own = /\.(routes|change|projection|undo|purge|effects|reactor)\.ts$/
  expect(told(between('worker/modules').filter(({ to }) => own.test(to)))).toEqual([])
})

it('no module uses one that uses it, also indirectly', () => {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of between('worker/modules')) {
    const [one = '', other = ''] = [roomOf(from, 'worker/modules'), roomOf(to, 'worker/modules')]
    uses.set(one, (uses.get(one) ?? new Set()).add(other))
  }
  const below = new Set<string>()
  const circles: string[] = []
  const visit = (module: string, above: readonly string[]) => {
    if (above.includes(module)) circles.push([...above.slice(above.indexOf(module)), module].join(' → '))
    if (below.has(module) || above.includes(module)) return
    for (const next of uses.get(module) ?? []) visit(next, [...above, module])
    below.add(module)
  }
  for (const module of uses.keys()) visit(module, [])
  expect(circles).toEqual([])
})

it('the ending of a file is one that docs/architecture.md explains', () => {
  const table = readFileSync('docs/architecture.md', 'utf8').match(/\| ending \|[^]*?\n\n/)?.[0] ?? ''
  const rows = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const endings = new Set(rows.flatMap((cell) => [...cell.matchAll(/`([a-z]+)`/g)].map(([, ending]) => ending)))
  const files = sources.filter((path) => !path.startsWith('web/routes/') && !path.endsWith('.d.ts'))
  const endingOf = (path: string) => path.match(/([^./]+)\.tsx?$/)?.[1]
  const unexplained = files.filter((path) => basename(path).split('.').length > 2 && !endings.has(endingOf(path)))
  expect(unexplained).toEqual([])
  expect(endings.size).toBeLessThanOrEqual(32)
})

it('a folder holds at most 25 files', () => {
  const folders = new Set(sources.map((path) => dirname(path)))
  const filesIn = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile()).length
  const full = [...folders].map((folder) => ({ folder, files: filesIn(folder) })).filter(({ files }) => files > MOST)
  expect(full).toEqual([])
})

const MOST = 25
