import { spawn, type ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { basename } from 'node:path'

/** From now on no runtime that this process starts outlives it, even where it ends without a word. */
export function killRuntimesOnExit(): void {
  unsubscribe('child_process', onSpawn)
  subscribe('child_process', onSpawn)
}

function onSpawn(message: unknown) {
  const { process: child } = message as { process: ChildProcess } // What Node documents for this channel.
  child.once('spawn', () => {
    if (basename(child.spawnfile) === 'workerd') startWatchdog(child)
  })
}

function startWatchdog(runtime: ChildProcess) {
  // In a session of its own: what ends a whole terminal or group must not end the guard first.
  const guardian = spawn('sh', ['-c', WATCHDOG_SCRIPT, 'larder-guard', String(runtime.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.once('error', (error) => console.error(`The runtime is not guarded: ${error.message}`))
  guardian.unref()
  runtime.once('exit', () => guardian.kill('SIGKILL'))
}

/** The input ends when the process that holds it ends. By then another process may have the number, so its name counts. */
const WATCHDOG_SCRIPT = `while read -r _; do :; done
read -r name < "/proc/$1/comm" || name=$(ps -o comm= -p "$1")
case "$name" in *workerd) kill -9 "$1" ;; esac`
