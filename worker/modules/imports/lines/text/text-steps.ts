import { isTitleLine } from './text-line.ts'

export interface TextStep {
  name: string
  instruction: string
}

const step = '(?:step|schritt|étape|paso|passo|stap|steg)'
const stepNumberPattern = new RegExp(`^(?:${step}\\s*\\d{1,2}\\s*[.):：–-]?|\\d{1,2}\\s*[.):：])\\s*(?!\\d)`, 'iu')
const bulletPattern = /^[-–—*•▪◦‣✓☐]+\s+/u

/** Splits at numbers, else paragraphs, else lines. A lower-case line continues the line before, as in wrapped text. */
export function stepsFromText(lines: readonly string[]): TextStep[] {
  const steps: TextStep[] = []
  let name = ''
  for (const block of splitBlocks(lines)) {
    if (isTitle(block) && name === '') name = block.replace(/^[#*_\s]+|[:：*_\s]+$/gu, '').slice(0, 128)
    else {
      steps.push({ name, instruction: block })
      name = ''
    }
  }
  return name ? [...steps, { name: '', instruction: name }] : steps
}

function splitBlocks(lines: readonly string[]): string[] {
  const goesOn = detectSplitRule(lines)
  const blocks: string[][] = []
  let open: string[] | null = null
  for (const line of lines) {
    if (line === '') {
      if (goesOn !== 'until the next number') open = null
      continue
    }
    const isNew = startsStep(line) || isTitle(line) || (goesOn === 'in small letters' && !startsLowercase(line))
    const text = line.replace(stepNumberPattern, '').replace(bulletPattern, '').trim()
    if (open && !isNew) open.push(text)
    else blocks.push((open = [text]))
    if (isTitle(line)) open = null
  }
  return blocks.map(joinLines).filter(Boolean)
}

function detectSplitRule(
  lines: readonly string[],
): 'until the next number' | 'until the next empty line' | 'in small letters' {
  if (lines.filter(startsStep).length > 1) return 'until the next number'
  const inner = lines.filter((line, at) => line !== '' && (lines[at + 1] ?? '') !== '')
  const isBroken = inner.filter((line) => !/[.!?)。]$/.test(line)).length > inner.length / 2
  return isBroken && lines.includes('') ? 'until the next empty line' : 'in small letters'
}

const startsStep = (line: string) => stepNumberPattern.test(line)
const startsLowercase = (line: string) => /^[\p{Ll}(,;]/u.test(line)
const isTitle = (line: string) => isTitleLine(line) && !startsStep(line)

const joinLines = (lines: readonly string[]) =>
  lines
    .filter(Boolean)
    .reduce(
      (text, line) =>
        (text && `${text}${startsLowercase(line) || !/[.!?:]$/.test(text) ? ' ' : '\n'}${line}`.trim()) || line,
      '',
    )
