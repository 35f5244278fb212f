import { spawn, type ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { basename } from 'node:path'

/** Runtimes end with this process, even after SIGKILL. */
export function killRuntimesOnExit(): void {
  unsubscribe('child_process', onSpawn)
  subscribe('child_process', onSpawn)
}

function onSpawn(message: unknown) {
  const { process: child } = message as { process: ChildProcess } // Node documents this message.
  child.once('spawn', () => {
    if (basename(child.spawnfile) === 'workerd') startWatchdog(child)
  })
}

function startWatchdog(runtime: ChildProcess) {
  // A session of its own: a signal to the whole terminal or group must not end the watchdog first.
  const guardian = spawn('sh', ['-c', WATCHDOG_SCRIPT, 'larder-guard', String(runtime.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.once('error', (error) => console.error(`The runtime has no watchdog: ${error.message}`))
  guardian.unref()
  runtime.once('exit', () => guardian.kill('SIGKILL'))
}

/** Standard input closes when this process ends. Its pid may be reused by then, so the name is checked. */
const WATCHDOG_SCRIPT = `while read -r _; do :; done
read -r name < "/proc/$1/comm" || name=$(ps -o comm= -p "$1")
case "$name" in *workerd) kill -9 "$1" ;; esac`
