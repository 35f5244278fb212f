import { ApiError } from './api/api.error.ts'
import { problemText } from './api/problem.text.ts'
import { statusText } from './api/status.text.ts'

interface Refusal {
  fields: Readonly<Record<string, readonly string[]>>
  /** For the whole form; undefined when the fields say it all or nothing is known. */
  problem: string | undefined
}

/** Where a form shows what the server refused. `names`: the fields that the form has. */
export async function refusalOf(error: unknown, names: readonly string[]): Promise<Refusal> {
  if (!(error instanceof ApiError)) return { fields: {}, problem: undefined }
  const text = await problemText(error)
  const ours = Object.entries(error.fields).filter(([name]) => names.includes(name.split('.')[0] ?? ''))
  const others = Object.entries(error.fields).filter(([name]) => !names.includes(name.split('.')[0] ?? ''))
  const [only] = ours
  // A code speaks of one field; where several are wrong each keeps its own sentence.
  if (only && ours.length === 1 && text !== undefined) return { fields: { [only[0]]: [text] }, problem: undefined }
  if (ours.length > 0) return { fields: Object.fromEntries(ours), problem: undefined }
  return { fields: {}, problem: text ?? (others.flatMap(([, sentences]) => sentences).join(' ') || statusText(error)) }
}
