import { startCaldav } from '#tests/todo/hosts/caldav.host.ts'
import { caldavWorld } from './caldav.world.ts'
import { contractRules } from './contract.rules.ts'

const kinds = {
  'A CalDAV server': {},
  'A CalDAV server that keeps no account of changes': { withoutSync: true },
  'A CalDAV server that tells of one change at a time, with absolute names': { page: 1, absoluteNames: true },
  'A CalDAV server behind a proxy that compresses': { weakTags: true },
}

for (const [name, quirks] of Object.entries(kinds)) {
  let running: ReturnType<typeof startCaldav> | undefined
  contractRules(
    name,
    { versions: true, repeats: true, aisles: true },
    async () => {
      const host = await (running ??= startCaldav(quirks))
      const world = await caldavWorld(host, '/dav/me/home/')
      return 'withoutSync' in quirks ? world : { ...world, loseCursors: host.loseCursors }
    },
    async () => (await running)?.stop(),
  )
}
