import { type CorpusItem, isAsCounted, openCorpus, readFile } from '../tests/unit/apps/corpus.ts'
import { miscounted } from '../tests/unit/apps/miscounted.ts'

/** What the files of an app's folder came to. */
interface Tally {
  files: number
  /** Files that yield what the manifest says, or are refused where it says that. */
  right: number
  /** Files that the manifest counts otherwise than they are: only their titles are compared. */
  byTitle: number
  recipes: number
  milliseconds: number
}

const nothing: Tally = { files: 0, right: 0, byTitle: 0, recipes: 0, milliseconds: 0 }
const tallies = new Map<string, Tally>()
for (const name of ['exports', 'exports-own'] as const) {
  const corpus = openCorpus(name)
  if (!corpus) {
    console.log(`No corpus of ${name} beside this checkout: nothing scored.`)
    continue
  }
  try {
    for (const item of corpus.items) await count(item, corpus.read(item.file))
  } finally {
    corpus.close()
  }
}
console.log(['format'.padEnd(28), ' files', ' right', ' by title', ' recipes', '      ms'].join(''))
const rows = [...tallies].toSorted(([a], [b]) => a.localeCompare(b))
for (const [format, tally] of rows) console.log(rowOf(format, tally))
console.log(rowOf('all', sum([...tallies.values()])))

async function count(item: CorpusItem, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const format = item.file.split('/')[0] ?? ''
  const isRefused = item.recipes.some(({ throws }) => throws) || item.file.includes('.invalid')
  // A file to read, not to import.
  if (item.n_recipes === 0 && !isRefused) return
  const began = performance.now()
  const read = await readFile(item.file, bytes).catch(() => null)
  const milliseconds = performance.now() - began
  const recipes = read?.recipes ?? []
  const uncounted = { ingredients: null, steps: null, images: null }
  const isMiscounted = miscounted.has(item.file)
  const wanted = item.recipes.map((one) => (isMiscounted ? { ...one, ...uncounted } : one))
  const isRight = isRefused
    ? recipes.length === 0
    : recipes.length === item.n_recipes &&
      wanted.every((one) => recipes.some((recipe) => isAsCounted(recipe, one, item.file)))
  if (!isRight) console.log(`not as the manifest says: ${item.file}`)
  const one = { files: 1, right: Number(isRight), byTitle: Number(isMiscounted), recipes: recipes.length, milliseconds }
  tallies.set(format, sum([tallies.get(format) ?? nothing, one]))
}

function sum(all: readonly Tally[]): Tally {
  return all.reduce(
    (a, b) => ({
      files: a.files + b.files,
      right: a.right + b.right,
      byTitle: a.byTitle + b.byTitle,
      recipes: a.recipes + b.recipes,
      milliseconds: a.milliseconds + b.milliseconds,
    }),
    nothing,
  )
}

function rowOf(format: string, { files, right, byTitle, recipes, milliseconds }: Tally): string {
  const numbers = [files, right, byTitle, recipes, Math.round(milliseconds)]
  return format.padEnd(28) + numbers.map((number, at) => String(number).padStart([6, 6, 9, 8, 8][at] ?? 8)).join('')
}
