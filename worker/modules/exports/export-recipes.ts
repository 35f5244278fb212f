import type { ArchiveExporter, DocumentExporter, Exporter, ExportSelection } from './exporter.ts'
import { recipeNames } from './names/recipe-names.ts'
import { zipStream } from './pack/zip-stream.ts'

/** The file that people get. A recipe is read when the one before it has left. */
export const exportRecipes = (exporter: Exporter, selection: ExportSelection): ReadableStream<Uint8Array> =>
  exporter.kind === 'archive' ? zipStream(filesOf(exporter, selection)) : textStream(piecesOf(exporter, selection))

async function* filesOf(exporter: ArchiveExporter, { heads, recipes }: ExportSelection) {
  const names = recipeNames(heads, exporter.nameOf)
  for await (const recipe of recipes) {
    const date = new Date(recipe.updated_at)
    for await (const file of exporter.filesOf(recipe, names)) yield { ...file, date }
  }
}

async function* piecesOf(exporter: DocumentExporter, { recipes }: ExportSelection) {
  yield exporter.opening
  let isFirst = true
  for await (const recipe of recipes) {
    yield (isFirst ? '' : exporter.between) + (await exporter.textOf(recipe))
    isFirst = false
  }
  yield exporter.closing
}

function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
