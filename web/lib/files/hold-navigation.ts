import type { RegisteredRouter } from '@tanstack/react-router'
import { fileLoader } from './load-file.ts'

/** Milliseconds after which a page that is still loading shows its skeleton. Until then files that do not come are known. */
const patience = 3000
/** Milliseconds after which a line says that a tap is on its way. */
const quiet = 160
const step = 20

/** Stays on the page that is open when the files of the next one do not come. */
export const holdNavigation = (router: RegisteredRouter) =>
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation }: { nextLocation: { pathname: string } }) => {
      const settled = loadFilesOf(router, nextLocation.pathname)
      const { dataset } = document.documentElement
      try {
        for (let waited = 0; waited < patience; waited += step) {
          if (await Promise.race([settled, sleep(step)])) return false
          if (fileLoader.waiting.size > 0) return true
          if (waited >= quiet) dataset['leaving'] = ''
        }
        return false
      } finally {
        delete dataset['leaving']
      }
    },
  })

/** A file with a fault settles too: its route shows the error. */
async function loadFilesOf(router: RegisteredRouter, path: string): Promise<true> {
  const [routes] = router.getMatchedRoutes(path)
  await Promise.allSettled(routes.map(async (route) => router.loadRouteChunk(route)))
  return true
}

const sleep = (duration: number) => new Promise<false>((resolve) => setTimeout(resolve, duration, false))
