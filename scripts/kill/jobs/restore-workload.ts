import type { KillClient } from '../workload.ts'
import { addRecipe } from './add-recipe.ts'
import { answered } from './answered.ts'
import { checkRestored } from './check-restored.ts'
import type { JobWorkload } from './job-workload.ts'
import { sendUpload } from './send-upload.ts'

const RECIPES = 4

/** An archive of a small space, and a new space that is made of it. */
export const restoreWorkload = (): JobWorkload => ({
  name: 'archive and restore',
  isAlone: true,
  async ask(client, round) {
    if (round === 1) for (let n = 0; n < RECIPES; n++) await addRecipe(client, `Kept recipe ${n}`, n)
    const { id: space } = await answered<{ id: number }>(client.send('GET', '/api/space/current/'))
    const asked = answered<{ id: number; created_by: number }>(client.send('POST', '/api/archive/start/', {}))
    const { id: archive, created_by: me } = await asked
    let restore: number | undefined
    return {
      get id() {
        return restore ?? archive
      },
      async goOn(now, state) {
        if (restore === undefined) restore = await askRestore(now, archive)
        else if (state === 'ready') await answered(now.send('POST', `/api/job/${restore}/start/`, { me }))
        else return false
        return true
      },
      check: async () => [],
      checkDisk: (remains, { id, details }) =>
        checkRestored(remains, { job: id, space, made: Number(details['made']) }),
    }
  },
})

/** The archive is not needed any more once it was sent. */
async function askRestore(client: KillClient, archive: number): Promise<number> {
  const file = await client.send('GET', `/api/archive/${archive}/download/`)
  if (!file.ok) throw new Error(`archive ${archive}: ${file.status}`)
  const upload = await sendUpload(client, 'home.zip', await file.blob())
  const { id } = await answered<{ id: number }>(client.send('POST', '/api/archive-restore/', { upload }))
  await client.send('DELETE', `/api/archive/${archive}/`)
  return id
}
