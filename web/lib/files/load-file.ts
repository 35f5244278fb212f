export type Load = () => Promise<unknown>

/** What the browsers say when a file does not come; every other failure is a fault of the file. */
const missing = /^(Failed to f|Importing a m|Load f|NetworkE|error l)/

export const isMissing = (error: unknown) => error instanceof TypeError && missing.test(error.message)

/** What web/lib/files/find-missing.ts takes over as soon as it is there; until then nothing is asked for again. */
export const fileLoader = {
  load: (load: Load): Promise<unknown> => load(),
  /** Who waits for a file that did not come. */
  waiting: new Map<(file: unknown) => void, Load>(),
  onMissing: () => {},
}

/** Every `import()` of the built application passes here: it waits for a file rather than fail, so the page stays. */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  try {
    return (await fileLoader.load(load)) as T
  } catch (error) {
    if (!isMissing(error)) throw error
    return new Promise((found) => {
      fileLoader.waiting.set(found as (file: unknown) => void, load)
      fileLoader.onMissing()
      // For web/build/missing-line.ts, where nobody has taken over yet.
      dispatchEvent(new Event('larder:missing'))
    })
  }
}
