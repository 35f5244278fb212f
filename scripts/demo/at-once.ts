/**
 * Does work for every item, `most` of them at a time, and answers in their order. After a failure nothing more is begun;
 * it is thrown when what was under way has ended.
 */
export async function atOnce<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const failures: unknown[] = []
  const rest = items.entries()
  const lane = async () => {
    for (const [index, item] of rest) {
      if (failures.length > 0) return
      try {
        results[index] = await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: most }, lane))
  if (failures.length > 0) throw failures[0]
  return results
}
