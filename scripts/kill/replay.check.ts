/** Where rebuilding what is read from the log would change anything. */
export async function replayFaults(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/_local/replay`, { method: 'POST' })
  if (!response.ok) return [`replay answers ${response.status}`]
  const { differences } = (await response.json()) as { differences: { table?: string }[] } // Our own worker answers.
  return differences.map((difference) => `replay differs: ${JSON.stringify(difference).slice(0, 400)}`)
}
