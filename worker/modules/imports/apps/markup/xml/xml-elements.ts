import type { SourceFile } from '../../../files/source-file.ts'
import { ElementBuilder } from './element-builder.ts'
import { textPieces } from './text-pieces.ts'
import type { XmlElement } from './xml-element.ts'
import { XmlScanner } from './xml-scanner.ts'

/**
 * Elements of a list one at a time, so that a file may be larger than memory: the outermost ones of these names, wherever
 * they stand.
 */
export async function* xmlElements(file: SourceFile, names: readonly string[]): AsyncGenerator<XmlElement> {
  const builder = new ElementBuilder(new Set(names))
  const scanner = new XmlScanner(builder)
  for await (const piece of textPieces(file)) {
    scanner.write(piece)
    yield* builder.take()
  }
  scanner.end()
  builder.endFile()
  yield* builder.take()
}
