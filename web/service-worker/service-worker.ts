import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { dropOldFiles, isKept, keepFiles, openFile } from './files.ts'
import { fonts, isFont } from './fonts.ts'
import { forgetPictures, isPicture, pictures } from './pictures.ts'
import { serverPaths } from './server-paths.ts'
import { openShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

// An open page finds its own files whichever version answers, so a new one need not wait for the last tab to close.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  keepFiles(event)
})

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles()])))

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(__VERSION__)
  if (event.data === 'opened') event.waitUntil(dropOldFiles())
  if (event.data === 'forget-pictures') event.waitUntil(forgetPictures())
})

registerRoute(new NavigationRoute(openShell, { denylist: [serverPaths] }))
registerRoute(isFont, fonts)
registerRoute(isPicture, pictures)
registerRoute(isKept, openFile)
