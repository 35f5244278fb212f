import { answered } from './answered.ts'
import { checkItems } from './check-items.ts'
import type { JobWorkload } from './job-workload.ts'

const LINKS = 12
const STOPPED = 0.25

/** Links to pages with pictures, one of them dead. It is sometimes stopped and goes on where it was. */
export const importLinksWorkload = (pages: readonly string[]): JobWorkload => ({
  name: 'import of links',
  async ask(client, round) {
    const names = Array.from({ length: LINKS }, (_, n) => `Link ${round}-${n}`)
    const urls = [...names.map(encodeURIComponent), 'gone'].map((page, n) => `${pages[n % pages.length]}/page/${page}`)
    const { id } = await answered<{ id: number }>(client.send('POST', '/api/import-links/', { urls }))
    return {
      id,
      async disturb({ random, send }) {
        if (random() > STOPPED) return
        await send('POST', `/api/job/${id}/cancel/`, {})
        await send('POST', `/api/job/${id}/retry/`, {})
      },
      async check(now, ended) {
        const faults = await checkItems(now, ended, { names, isWhole: true })
        if (ended.failed !== 1) faults.push(`job ${id}: ${ended.failed} links failed instead of the dead one`)
        return faults
      },
    }
  },
})
