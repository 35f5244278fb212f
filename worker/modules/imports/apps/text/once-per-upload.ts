import type { SourceFile } from '../../files/source-file.ts'

/** What is looked up for each of thousands of recipes is built once for the files that they come with. */
export function oncePerUpload<T>(build: (files: readonly SourceFile[]) => T): (files: readonly SourceFile[]) => T {
  const built = new WeakMap<readonly SourceFile[], { value: T }>()
  return (files) => {
    const there = built.get(files) ?? { value: build(files) }
    built.set(files, there)
    return there.value
  }
}
