import type { Words } from '../../locales/words.ts'
import type { ApiError } from './api-error.ts'
import type { Keys } from '../words/translate.ts'
import { loadWords, words } from '../words/words.ts'

/** The problem in the person's language where its code is known, else what the server says. */
export async function problemText({ code, detail }: ApiError): Promise<string | undefined> {
  if (code === undefined) return detail
  try {
    await loadWords('problems')
  } catch {
    return detail
  }
  // The code comes from the server; one that has no text answers itself.
  const text = words('problems')(code as Keys<Words['problems']>)
  return text === code ? detail : text
}
