import { runOnce } from '../local/run-once.ts'
import { seedDemo } from './seed-demo.ts'

/** Seeds the demo into the data of `folder` once; when it fails, says so and leaves the rest to the next start. */
export async function seedDemoOnce(origin: string, folder: string): Promise<void> {
  try {
    await runOnce(`${folder}/seeded`, async () => {
      console.log(`Writing the demo to ${origin} ...`)
      await seedDemo(origin)
    })
  } catch (error) {
    console.error('The demo is not complete; the next start goes on with it.', error)
  }
}
