import { invalid, problem } from '#worker/kernel/contract/errors.ts'

/** What a call of a hook says, whatever it was written in. */
export interface HookInput {
  fields: Record<string, unknown>
  /** Of a text, and of the fields that hold texts. */
  lines: string[]
}

const unreadable = problem('request.unreadable', 400, 'The body is said to be JSON, and is not.')
const tooDeep = problem('inbound-hook.too_deep', 400, 'Lists and things stand too deep within each other.')
const notText = problem('request.media_type', 415, 'Send JSON, a form or plain text.')

/** Reads JSON, a form or plain text. What has no type, or says it is a form as curl does by itself, may be any of them. */
export async function readHookInput(bytes: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<HookInput> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data') return inputOf(Object.fromEntries(await formOf(bytes, contentType ?? '')))
  const text = new TextDecoder().decode(bytes).trim()
  if (text === '') return { fields: {}, lines: [] }
  const isForm = type === 'application/x-www-form-urlencoded'
  const isJson = type === 'application/json' || type.endsWith('+json')
  if (!isForm && !isJson && type !== '' && !type.startsWith('text/')) throw notText()
  const json = parseJson(text)
  if (json === undefined && isJson) throw unreadable()
  if (isDeeperThan(MAX_DEPTH, json)) throw tooDeep()
  if (typeof json === 'object' && json !== null) return inputOf(json)
  if (typeof json === 'string') return { fields: {}, lines: linesOf(json) }
  if (isForm && text.includes('=')) return inputOf(Object.fromEntries(new URLSearchParams(text)))
  return { fields: {}, lines: linesOf(text) }
}

const MAX_DEPTH = 10

/** Level by level, as what is deep enough breaks whatever calls itself. */
function isDeeperThan(most: number, json: unknown): boolean {
  let level = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  try {
    return [...(await new Response(bytes, { headers: { 'content-type': contentType } }).formData())]
  } catch {
    throw invalid({ non_field_errors: ['The form is broken.'] })
  }
}

const TEXTS = ['text', 'message', 'item', 'items', 'name', 'food', 'foods', 'value'] as const

function inputOf(json: object): HookInput {
  if (Array.isArray(json)) return { fields: {}, lines: json.flatMap(linesOf) }
  const fields = json as Record<string, unknown>
  const isOneThing = fields['food'] !== undefined || fields['name'] !== undefined
  const lines = isOneThing ? linesOf(fields) : TEXTS.flatMap((name) => linesOf(fields[name]))
  return { fields, lines }
}

/** A thing may be a text, or an object with its amount, unit and name. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (typeof value === 'string')
    return value
      .split(/[\r\n]+/)
      .map(trimLine)
      .filter(Boolean)
  if (typeof value !== 'object' || value === null) return []
  const { amount, unit, food, name, text } = value as Record<string, unknown>
  const words = [amount, nameOf(unit), nameOf(food) ?? nameOf(name) ?? nameOf(text)]
  return linesOf(words.filter((word) => typeof word === 'string' || typeof word === 'number').join(' '))
}

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
      ? value.name
      : undefined

/** Without the bullet of a list. */
const trimLine = (line: string) => line.replace(/^\s*(?:[-*•]\s+|\[[ xX]?\]\s*)+/u, '').trim()
