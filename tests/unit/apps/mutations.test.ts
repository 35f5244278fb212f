import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, describe, expect, it } from 'vitest'
import { recognize } from '#worker/modules/imports/apps/importers.ts'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'
import { packedBy, rawZip } from '#tests/raw-zip.fixture.ts'
import { openCorpus } from './corpus.ts'
import { zipOf } from './read-made.ts'

type Bytes = Uint8Array<ArrayBuffer>
interface Given {
  name: string
  bytes: Bytes
}

/** Other ways in which the same file may arrive; null where a file cannot be changed so. */
const mutations: Record<string, (given: Given) => Promise<Given[] | null>> = {
  'in a folder of an archive': async ({ name, bytes }) => [
    { name: 'export.zip', bytes: await zipOf(await inFolder(name, bytes)) },
  ],
  'packed by gzip': async ({ name, bytes }) =>
    isArchive(bytes) || isGzip(bytes) ? null : [{ name, bytes: await packedBy('gzip', [bytes]) }],
  'beside a broken file': async ({ name, bytes }) => {
    if (!isArchive(bytes)) return null
    const broken = { name: '0 broken.bin', packed: new Uint8Array(100).fill(7), method: 8 as const, size: 1000 }
    const files = await inFolder(name, bytes)
    const others = Object.entries(files).map(([path, packed]) => ({ name: path, packed }))
    return [{ name: 'export.zip', bytes: rawZip([broken, ...others]) }]
  },
  'with a byte order mark': async (given) => changed(given, (text) => `\uFEFF${text.replace(/^\uFEFF/, '')}`),
  'with lines as Windows ends them': async (given) => changed(given, (text) => text.replace(/\r?\n/g, '\r\n')),
  'in UTF-16': async ({ name, bytes }) => {
    const text = textIn(bytes)
    // XML says in its first line what it is written in.
    return text === null || /^\s*<\?xml[^>]*encoding/i.test(text) ? null : [{ name, bytes: utf16(text) }]
  },
  'twice at once': async ({ name, bytes }) => [
    { name, bytes },
    { name: `copy of ${name}`, bytes },
  ],
}

for (const folder of ['exports', 'exports-own'] as const) {
  const corpus = openCorpus(folder)
  afterAll(() => corpus?.close())
  describe.skipIf(!corpus)(`${folder}: what a file yields is the same`, () => {
    for (const [how, mutate] of Object.entries(mutations))
      it(
        how,
        async () => {
          const differing: string[] = []
          for (const { file, n_recipes, recipes } of corpus?.items ?? []) {
            if (n_recipes === 0 || recipes.some((recipe) => recipe.throws) || file.includes('.invalid')) continue
            const given = { name: file.replace(/^.*(?:--|\/)/, ''), bytes: corpus?.read(file) ?? new Uint8Array() }
            const mutated = await mutate(given)
            if (!mutated) continue
            const [before, after] = [await yieldOf([given]), await yieldOf(mutated)]
            const times = how === 'twice at once' ? 2 : 1
            const wanted = Array.from({ length: times }, () => before.recipes).flat()
            const isSame = JSON.stringify(wanted.toSorted()) === JSON.stringify(after.recipes.toSorted())
            if (!isSame || before.app !== after.app)
              differing.push(`${file}: ${before.app} ${wanted.length}, ${after.app} ${after.recipes.length}`)
          }
          expect(differing).toEqual([])
        },
        600_000,
      )
  })
}

async function yieldOf(given: readonly Given[]) {
  const recipes: string[] = []
  try {
    const upload = await openUpload(given.map(({ name, bytes }) => ({ name, stored: bytesInMemory(bytes) })))
    const importer = await recognize(upload)
    for await (const item of importer.read(upload)) {
      const drafts = await (async () => item.read())().catch(() => [])
      for (const draft of drafts) if (draft.kind === 'recipe') recipes.push(summaryOf(draft))
    }
    return { app: importer.id, recipes }
  } catch (error) {
    return { app: String(error), recipes }
  }
}

/** Names that only say where a recipe stands are other ones elsewhere. */
const summaryOf = ({ ingredients, steps, working_time, keywords, pictures }: RecipeDraft): string =>
  JSON.stringify([
    ingredients.length,
    steps.map(({ instruction }) => instruction.length),
    working_time,
    keywords.length,
    pictures.length,
  ])

const isArchive = ([first, second]: Bytes) => first === 0x50 && second === 0x4b
const isGzip = ([first, second]: Bytes) => first === 0x1f && second === 0x8b

async function inFolder(name: string, bytes: Bytes): Promise<Record<string, Bytes>> {
  if (!isArchive(bytes)) return { [`My export/${name}`]: bytes }
  const files: Record<string, Bytes> = {}
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries())
    if (!entry.directory) files[`My export/${entry.filename}`] = await entry.getData(new Uint8ArrayWriter())
  return files
}

function textIn(bytes: Bytes): string | null {
  if (isArchive(bytes) || isGzip(bytes)) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /[^\P{Cc}\s]/u.test(text) ? null : text
  } catch {
    return null
  }
}

function changed({ name, bytes }: Given, change: (text: string) => string): Given[] | null {
  const text = textIn(bytes)
  return text === null ? null : [{ name, bytes: new TextEncoder().encode(change(text)) }]
}

function utf16(text: string): Bytes {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, true)
  for (let at = 0; at < text.length; at++) view.setUint16(2 + 2 * at, text.charCodeAt(at), true)
  return bytes
}
