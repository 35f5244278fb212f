import { headTextOf, textOf } from '../../files/file.read.ts'
import { isPicture, type SourceFile } from '../../files/source-file.ts'

/** Files that may hold text, by their names. */
export const textFilesOf = (files: readonly SourceFile[]): SourceFile[] => files.filter((file) => !isPicture(file))

/** A whole file with "\n" between lines. */
export const linedTextOf = async (file: SourceFile): Promise<string> => lined(await textOf(file))

/** The same of its beginning. Collections may begin with a letter to their readers. */
export const linedHeadOf = async (file: SourceFile): Promise<string> => lined(await headTextOf(file, HEAD_BYTES))

const HEAD_BYTES = 32_000

// DOS ended files by ^Z, and printers pages by form feeds.
const lined = (text: string): string => text.replace(/\r\n?|\f/g, '\n').replace(/[^\P{Cc}\n\t]|\ufeff/gu, '')

/** Whether one of the first files begins with text that passes. */
export async function someText(
  files: readonly SourceFile[],
  test: (head: string, file: SourceFile) => boolean,
): Promise<boolean> {
  for (const file of textFilesOf(files).slice(0, MOST_ASKED)) if (test(await linedHeadOf(file), file)) return true
  return false
}

const MOST_ASKED = 20
