import { headTextOf, textOf } from '../../files/file.read.ts'
import { isPicture, type SourceFile } from '../../files/source-file.ts'
import { someFile } from '../some-file.ts'

/** Files that may hold text, by their names. */
export const textFilesOf = (files: readonly SourceFile[]): SourceFile[] => files.filter((file) => !isPicture(file))

/** A whole file with "\n" between lines. */
export const linedTextOf = async (file: SourceFile): Promise<string> => lined(await textOf(file))

/** The same of its beginning. Collections may begin with a letter to their readers. */
export const linedHeadOf = async (file: SourceFile): Promise<string> => lined(await headTextOf(file, HEAD_BYTES))

const HEAD_BYTES = 32_000

// DOS ended files by ^Z, and printers pages by form feeds.
const lined = (text: string): string =>
  text
    .replace(/\r\n?|\f/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\ufeff/gu, '')
    // Nobody draws longer lines, over which patterns would take far longer than their length. Letters may be a picture.
    .replace(/([^\p{L}\p{N}+/])\1{200,}/gu, (_, sign: string) => sign.repeat(200))
    .replace(/\n(?:[ \t]*\n){50,}/g, '\n'.repeat(50))

/** Whether one of the first files begins with text that passes. */
export function someText(
  files: readonly SourceFile[],
  test: (head: string, file: SourceFile) => boolean,
): Promise<boolean> {
  return someFile(textFilesOf(files).slice(0, MOST_ASKED), async (file) => test(await linedHeadOf(file), file))
}

const MOST_ASKED = 20
