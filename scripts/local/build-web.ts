import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Skips the build when no source changed. Returns whether it built. */
export async function buildWeb(): Promise<boolean> {
  const wanted = fingerprint()
  if (existsSync('dist/web/index.html') && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === wanted)
    return false
  mkdirSync('dist', { recursive: true })
  // Built aside and moved, so that a server that starts meanwhile never serves half a build.
  const aside = `dist/web-${process.pid}`
  const old = `${aside}-old`
  rmSync(aside, { recursive: true, force: true })
  // A separate process: the build reads NODE_ENV, and a test runner has set it.
  await runCommand('vite', ['build', '--logLevel', 'warn', '--outDir', `../${aside}`], { NODE_ENV: 'production' })
  rmSync(STAMP_FILE, { force: true })
  if (existsSync('dist/web')) renameSync('dist/web', old)
  renameSync(aside, 'dist/web')
  for (const rest of globSync('dist/web-*')) if (rest === old || isAbandoned(rest)) rmSync(rest, { recursive: true })
  // The build may rewrite the route tree, so the fingerprint is taken again.
  writeFileSync(STAMP_FILE, fingerprint())
  return true
}

/** After an hour without writes, the process that built here is gone. */
const isAbandoned = (folder: string) => Date.now() - statSync(folder).mtimeMs > 3_600_000

const STAMP_FILE = 'dist/web.stamp'

function fingerprint(): string {
  const files = globSync(['web/**', 'worker/**/*.ts', 'package-lock.json', 'vite.config.ts']).toSorted()
  const hash = createHash('sha256')
  for (const file of files) if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
