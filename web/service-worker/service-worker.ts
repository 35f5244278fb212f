import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { dropOldFiles, isKept, keepFiles, openFile } from './files.ts'
import { fonts, isFont } from './fonts.ts'
import { forgetPictures, isPicture, pictures } from './pictures.ts'
import { serverPaths } from './server-paths.ts'
import { openShell } from './shell.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

// An open page finds its own files whichever version answers, so a new one need not wait for the last tab to close.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  keepFiles(event)
})

worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), dropOldFiles()])))

worker.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(__VERSION__)
  if (event.data === 'opened') event.waitUntil(dropOldFiles())
  if (event.data === 'forget-pictures') event.waitUntil(forgetPictures())
})

registerRoute(new NavigationRoute(openShell, { denylist: [serverPaths] }))
registerRoute(isFont, fonts)
registerRoute(isPicture, pictures)
registerRoute(isKept, openFile)
