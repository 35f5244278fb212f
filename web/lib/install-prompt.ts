import { useSyncExternalStore } from 'react'

interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  /** Kept by public/theme.js. */
  var larderInstall: InstallPrompt | undefined
}

/** The browser's dialog, iOS's menu in words, or nothing where it is installed or cannot be. */
export type InstallWay = 'prompt' | 'ios' | null

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, installWay)

function installWay(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return null
  if (globalThis.larderInstall) return 'prompt'
  // iOS alone knows this property, and offers no event.
  return 'standalone' in navigator && !navigator.standalone ? 'ios' : null
}

/** A prompt works once. */
export async function install(): Promise<void> {
  const offered = globalThis.larderInstall
  globalThis.larderInstall = undefined
  await offered?.prompt()
  dispatchEvent(new Event('larder:install'))
}

function subscribe(listener: () => void) {
  const events = ['larder:install', 'appinstalled']
  for (const name of events) addEventListener(name, listener)
  return () => {
    for (const name of events) removeEventListener(name, listener)
  }
}
