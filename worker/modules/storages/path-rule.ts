import { invalid, type Problem } from '#worker/kernel/contract/errors.ts'

/**
 * Why a path is not allowed in a storage, as a sentence; null where it is. Paths start at the storage's root and are
 * taken literally: everything that another program could read as a way out is refused.
 */
export function pathFault(path: string): string | null {
  const plain = path.normalize('NFKC')
  if (/%[\da-f]{2}/i.test(plain)) return 'Write the path in plain text, without encoded characters.'
  if (/[\p{Cc}\\]/u.test(plain)) return 'The path holds characters that no path has.'
  if (/^(?:\/|~|[a-z][a-z\d+.-]*:)/i.test(plain))
    return 'Give the path from the root of the storage, without a leading slash.'
  const steps = plain.split('/')
  if (steps.some((step) => /^\.+$/.test(step.trim()))) return 'The path may not lead upwards.'
  return steps.slice(0, -1).some((step) => step === '') ? 'The path has an empty part.' : null
}

export const pathRefused = (field: string, fault: string): Problem =>
  invalid({ [field]: [fault] }, 'storage.path_refused')
