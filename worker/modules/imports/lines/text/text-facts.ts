import { readMinutes } from '#worker/modules/recipes/instruction/duration/minutes.read.ts'

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

/** Servings, times or the source. Null for other lines. */
export function parseFact(line: string): TextFacts | null {
  const text = line.replace(/^[^\p{L}\d]+|\s+$/gu, '')
  const url = /^(?:(?:source|quelle|from|von|via|link)\s*[:：]?\s*)?(https?:\/\/\S+)$/i.exec(text)?.[1]
  if (url) return { sourceUrl: url }
  return parseServings(text) ?? parseTime(text)
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
    const rest = label.test(text) ? text.replace(label, '').replace(/^\s*[:=–-]?\s*(?:ca\.?|about|etwa)?\s*/iu, '') : ''
    const minutes = /^\d|^½/.test(rest) ? readMinutes(rest.replace(/\.$/, '')) : null
    if (minutes !== null && minutes > 0) return { [name]: minutes }
  }
  return null
}
