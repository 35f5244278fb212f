import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** 32 bytes as base64, kept in `folder` so that sessions and sealed values survive a restart. */
export function loadOrCreateSecret(folder: string | undefined): string {
  const fresh = () => randomBytes(32).toString('base64')
  if (folder === undefined) return fresh()
  const file = `${folder}/secret`
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, fresh(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
