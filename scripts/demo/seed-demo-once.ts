import { runOnce } from '../local/run-once.ts'
import { seedDemo } from './seed-demo.ts'

/** Logs a failure; the next start continues. */
export async function seedDemoOnce(origin: string, folder: string): Promise<void> {
  try {
    await runOnce(`${folder}/seeded`, async () => {
      console.log(`Writing the demo to ${origin} ...`)
      await seedDemo(origin)
    })
  } catch (error) {
    console.error('The demo is not complete; the next start continues it.', error)
  }
}
