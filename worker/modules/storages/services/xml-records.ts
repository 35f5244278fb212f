import { ElementBuilder } from '#worker/modules/imports/apps/markup/xml/element-builder.ts'
import type { XmlElement } from '#worker/modules/imports/apps/markup/xml/xml-element.ts'
import { XmlScanner } from '#worker/modules/imports/apps/markup/xml/xml-scanner.ts'
import { failureOf, StorageFailure } from './storage-failure.ts'

/**
 * Elements of these names one at a time, in lower case, so that an answer may be larger than memory. One that ends before
 * `root` does was cut off, and must not look like a shorter one.
 */
export async function* xmlRecords(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  root: string,
  names: readonly string[],
): AsyncGenerator<XmlElement> {
  const builder = new ElementBuilder(new Set(names))
  const scanner = new XmlScanner(builder)
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let isXml = false
  let tail = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const text = decoder.decode(value ?? new Uint8Array(0), { stream: !done })
      if (!isXml && text.trim() !== '') {
        if (!/^[\s\ufeff]*</.test(text) || /^[\s\ufeff]*<(?:!doctype )?html/i.test(text))
          throw new StorageFailure('nonsense')
        isXml = true
      }
      tail = (tail + text).slice(-TAIL)
      scanner.write(text)
      yield* builder.take()
      if (done) break
    }
  } catch (error) {
    throw failureOf(error)
  } finally {
    await reader.cancel().catch(() => {})
  }
  scanner.end()
  builder.endFile()
  yield* builder.take().filter(({ isCut }) => !isCut)
  if (!isXml) throw new StorageFailure('nonsense')
  if (!new RegExp(`[/:]${root}\\s*/?>\\s*$`, 'i').test(tail)) throw new StorageFailure('unreachable')
}

/** Long enough for the end of any root element. */
const TAIL = 200
