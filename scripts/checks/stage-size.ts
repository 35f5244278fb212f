import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runCommand } from '../local/run-command.ts'
import { buildWeb } from '../local/build-web.ts'
import type { Stage } from './stage.ts'

export const webSizeStage: Stage = {
  name: 'web size',
  run: async () => {
    await buildWeb()
    return checkSize('initial scripts', initialScripts(), 120 * 1024)
  },
}

/** Bundles without deploying; the limit is the platform's. */
export const workerSizeStage: Stage = {
  name: 'deployment',
  run: async () => {
    await buildWeb()
    rmSync('dist/deploy', { recursive: true, force: true })
    await runCommand('wrangler', ['deploy', '--dry-run', '--outdir', 'dist/deploy'])
    return checkSize('worker', globSync('dist/deploy/**/*.{js,wasm,bin,txt,html,sql}'), 3 * 1024 * 1024)
  },
}

function checkSize(what: string, files: string[], limit: number) {
  if (files.length === 0) throw new Error(`${what}: nothing was built`)
  const size = files.map((file) => gzipSync(readFileSync(file)).length).reduce((a, b) => a + b, 0)
  const line = `${what}: ${(size / 1024).toFixed(1)} KiB gzip of ${limit / 1024} KiB`
  if (size > limit) throw new Error(line)
  console.log(line)
  return { passed: 1, failed: 0 }
}

/** The page's scripts and their static imports; dynamic imports load later and do not count. */
function initialScripts(): string[] {
  const page = readFileSync('dist/web/index.html', 'utf8')
  const found = new Set(
    [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path = '']) => join('dist/web', path)),
  )
  // A Set also iterates over members that are added during the loop.
  for (const script of found) {
    const imports = readFileSync(script, 'utf8').matchAll(/(?:^|[};])\s*(?:import|export)\b[^"'()]*["'](\.[^"']+)["']/g)
    for (const [, path = ''] of imports) found.add(join(dirname(script), path))
  }
  return [...found]
}
