import { fileState } from '../files/file-state.ts'

export const pageVersion = () => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''

/** As long as the page is open; the service worker drops no file while a page of another version is. */
export const holdVersion = () =>
  void navigator.locks?.request(`larder-version-${pageVersion()}`, { mode: 'shared' }, () => new Promise(() => {}))

/** Compares what is open with what the service worker has. */
export async function compareVersion({ controller }: ServiceWorkerContainer) {
  if (!controller) return
  if ((await askVersion(controller)) !== pageVersion()) fileState.set('outdated')
  // A service worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  else controller.postMessage('opened')
}

const askVersion = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage('version', [port2])
  })
