import { minutesOf } from '../../pages/text/duration.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import { isCounted, labelledFact } from '../../pages/visible/facts.ts'

export interface TextFacts {
  servings?: number
  servingsText?: string
  workingTime?: number
  waitingTime?: number
  totalTime?: number
  sourceUrl?: string
}

const servingWords =
  'servings?|serves|people|persons?|portions?|portionen|personen|personnes|personas?|persone|porzioni|porciones|raciones|porties|personer|portioner|porsjoner|porcji|porce|porcí'
const servingsPattern = new RegExp(
  `^(?:(?:for|für|pour|para|per|voor|för)\\s+)?(?:about |ca\\.? |etwa )?(\\d{1,3})(?:\\s*[-–]\\s*\\d+)?\\s*(${servingWords})\\b\\.?$`,
  'iu',
)
const labelledServingsPattern =
  /^(?:serves|servings|yields?|makes|portions?|portionen|antall (?:porsjoner|personer)|antal (?:portioner|personer)|aantal personen|ergibt|für|for|personnes|porciones|raciones|porzioni|dosi)\s*[:=]?\s*(?:about |ca\.? |etwa )?(\d{1,3})(?:\s*[-–]\s*\d+)?\s*(.{0,32})$/iu
const timePatterns: readonly [keyof TextFacts, RegExp][] = [
  [
    'workingTime',
    /^(?:prep(?:aration)?|active|hands[- ]on|working)(?: time)?|^(?:arbeits|vorbereitungs|zubereitungs)zeit|^temps de préparation|^(?:tiempo de )?preparación|^(?:tilberednings|arbeids|arbejds|forberedelses|bereidings|voorbereidings)ti(?:d|jd)/iu,
  ],
  [
    'waitingTime',
    /^(?:cook(?:ing)?|bak(?:e|ing)|rest(?:ing)?|chill(?:ing)?|waiting|inactive)(?: time)?|^(?:koch|back|gar|ruhe|warte|kühl)(?:-\/\w+)?zeit|^(?:temps de )?cuisson|^(?:tiempo de )?cocción|^(?:koke|steke|bage|kok|hevet?|kook|oven)ti(?:d|jd)/iu,
  ],
  ['totalTime', /^(?:total|overall|ready in)(?: time)?|^gesamt(?:zeit|dauer)?|^(?:temps|tiempo) total/iu],
]

/** Servings, times or the source, also several in a line with bars or commas between. Null for other lines. */
export const parseFact = (line: string): TextFacts | null =>
  factsOfParts(line.split(/\s*[|•·;]\s*/)) ?? oneFact(line) ?? factsOfParts(line.split(/,\s+(?=\p{L})/u))

function factsOfParts(parts: readonly string[]): TextFacts | null {
  const facts = parts.filter(Boolean).map(oneFact)
  return facts.length < 2 || facts.includes(null) ? null : Object.assign({}, ...facts.toReversed())
}

function oneFact(line: string): TextFacts | null {
  const text = line.replace(/^[^\p{L}\d]+|[*_\s]+$/gu, '').replace(/[*_]+(?=\s*:|\s)|(?<=:)[*_]+/g, '')
  const url = /^(?:(?:source|quelle|from|von|via|link)\s*[:：]?\s*)?(https?:\/\/\S+)$/i.exec(text)?.[1]
  if (url) return { sourceUrl: url }
  return parseServings(text) ?? parseTime(text) ?? parseLabelled(text)
}

/** "4 servings", "Serves 4", "Makes 12 cookies", "für 4 Personen". */
export function parseServings(text: string): Pick<TextFacts, 'servings' | 'servingsText'> | null {
  const plain = servingsPattern.exec(text)
  if (plain) return { servings: Number(plain[1]), servingsText: '' }
  const [, number, rest = ''] = labelledServingsPattern.exec(text) ?? []
  const things = rest.trim().replace(/\.$/, '')
  if (number === undefined || /\d/.test(things) || things.split(' ').length > 3) return null
  return {
    servings: Number(number),
    servingsText: new RegExp(`^(?:${servingWords})$`, 'iu').test(things) ? '' : things,
  }
}

function parseTime(text: string): TextFacts | null {
  for (const [name, label] of timePatterns) {
    const rest = label.test(text) ? text.replace(label, '') : ''
    const said = /^\s*[:=–-]\s*(.{1,40})$|^\s+(?:ca\.?|about|etwa)?\s*([\d½].{0,40})$/iu.exec(rest)
    const minutes = minutesOf(said?.[1] ?? said?.[2])
    if (minutes > 0) return { [name]: minutes }
  }
  return null
}

/** What pages say beside a recipe, in all of their languages. */
function parseLabelled(text: string): TextFacts | null {
  const fact = labelledFact(text)
  if (fact && fact.kind !== 'yield') {
    const minutes = minutesOf(fact.value)
    return minutes > 0 ? { [TIMES[fact.kind]]: minutes } : null
  }
  const said = fact?.value ?? (isCounted(text) ? text : '')
  const { servings, servings_text: things } = servingsOf(said)
  if (said === '' || servings === null) return null
  return { servings, servingsText: isCounted(`${servings} ${things}`) ? '' : things }
}

const TIMES = { prep: 'workingTime', cook: 'waitingTime', total: 'totalTime' } as const
