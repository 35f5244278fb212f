import { FileRefusal } from '../files/file-refusal.ts'
import type { SourceFile } from '../files/source-file.ts'

/** Whether one of the files passes. One that cannot be opened stands in no other's way; where none passes, it is why. */
export async function someFile(
  files: readonly SourceFile[],
  passes: (file: SourceFile) => Promise<boolean>,
): Promise<boolean> {
  let refusal: FileRefusal | undefined
  for (const file of files) {
    try {
      if (await passes(file)) return true
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error
      refusal ??= error
    }
  }
  if (refusal) throw refusal
  return false
}
