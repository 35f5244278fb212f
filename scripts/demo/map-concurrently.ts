/** Returns results in order. After a failure no item starts; it is thrown once running work has ended. */
export async function mapConcurrently<Item, Result>(
  concurrency: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const failures: unknown[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [index, item] of rest) {
      if (failures.length > 0) return
      try {
        results[index] = await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
