import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { arrows, sources } from './imports.graph.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const architecture = read('docs/architecture.md')

/** Each pair of neighbours in the chains of the drawing. */
const drawing = (/```\n([^`]*→[^`]*)```/.exec(architecture)?.[1] ?? '').split('\n').flatMap((chain) => {
  const rooms = chain.split('→').map((room) => room.trim())
  return rooms.slice(1).map((to, at) => `${rooms[at]} → ${to}`)
})

it('the drawing of the architecture is what the imports say, without the arrows that follow from others', () => {
  const rooms = [...new Set(drawing.flatMap((arrow) => arrow.split(' → ')))]
  const roomOf = (path: string) => rooms.find((room) => path.startsWith(`${room}/`))
  const uses = new Map<string, Set<string>>(rooms.map((room) => [room, new Set()]))
  for (const { from, to } of arrows) {
    const [one, other] = [roomOf(from), roomOf(to)]
    // Contracts are what the web sees of the worker; they are no call.
    if (one && other && one !== other && one.startsWith('web') === other.startsWith('web')) uses.get(one)?.add(other)
  }
  const reaches = (from: string, to: string, steps = rooms.length): boolean =>
    steps > 0 && [...(uses.get(from) ?? [])].some((next) => next === to || reaches(next, to, steps - 1))
  const direct = [...uses].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((between) => between !== to && reaches(between, to)))
      .map((to) => `${from} → ${to}`),
  )
  expect(direct.toSorted()).toEqual(drawing.toSorted())
  const folders = readdirSync('worker', { withFileTypes: true }).filter((one) => one.isDirectory())
  const unseen = folders
    .map(({ name }) => `worker/${name}`)
    .filter((name) => !rooms.some((room) => `${room}/`.startsWith(`${name}/`)))
  expect(unseen).toEqual(['worker/docs', 'worker/local'])
})

it('every word of the glossary is a word of the code', () => {
  const words = [...architecture.matchAll(/\*\*([a-z ]+)\*\*/g)].map(([, word = '']) => word)
  expect(words.length).toBeGreaterThan(10)
  const code = sources
    .map((path) => read(path))
    .join('\n')
    .toLowerCase()
  expect(words.filter((word) => !new RegExp(`\\b${word.replace(' ', '[ _]?')}`).test(code))).toEqual([])
})

it('every decision is in the index once, under the title it has', () => {
  const files = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
  const titles = files.map(
    (name) => `[${name.slice(0, 4)}](${name}) ${read(`docs/decisions/${name}`).split('\n')[0]?.slice(2)}`,
  )
  const index = [...read('docs/decisions/README.md').matchAll(/^- (\[\d{4}\].*)$/gm)].map(([, line = '']) => line)
  const sorted = (lines: string[]) => lines.toSorted((a, b) => a.localeCompare(b))
  expect(sorted(index)).toEqual(sorted(titles))
})

it('papers name only files that there are', () => {
  const papers = ['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'web/README.md', ...globSync('docs/*.md')]
  const named = /(?<=`)(?:worker|web|queues|tests|scripts|migrations|openapi|docs)\/[\w./$-]+(?=`)/g
  const missing = papers.flatMap((paper) =>
    [...read(paper).matchAll(named)]
      .map(([path]) => path)
      .filter((path) => !existsSync(path) && !/NNNN|jars?|\bfr\b/.test(path)),
  )
  expect(missing).toEqual([])
})

it('the README of the web uses names of its code', () => {
  const code = sources.filter((path) => path.startsWith('web/')).map((path) => read(path))
  const known = new Set(code.join('\n').match(/\w+/g))
  const said = [...read('web/README.md').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
  const names = said.filter((text) => !text.includes('/')).flatMap((text) => text.match(/\b[a-z]+[A-Z]\w+/g) ?? [])
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

it('the files to read first are as long as the README says', () => {
  const [, said, list] = /these files, (\d+) lines, tell the whole:\n\n((?:- .*\n)+)/.exec(read('README.md')) ?? []
  const files = [...(list ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  const lines = files.map((path) => read(path).split('\n').length - 1).reduce((a, b) => a + b, 0)
  expect(Math.round(lines / 50) * 50).toBe(Number(said))
})
