import type { PageDraft } from '../page-draft.ts'
import { minutesOf } from '../text/duration.ts'
import { servingsOf } from '../text/servings.ts'
import type { VisibleLine } from './line.ts'

const MAX_LABEL_LINE = 80
const MAX_VALUE = 40

const LABELS = {
  yield:
    /^(?:serves|servings?|yields?|makes|portions?|recipe yield|number of servings|portionen|personen|anzahl (?:der )?portionen|ergibt|nombre de (?:personnes|parts|portions)|parts|personnes|porciones|raciones|comensales|porzioni|dosi per|porties|aantal personen|porções|rendimento|liczba porcji|porcje|počet porcií|porce|porcie|antal (?:portioner|personer)|portioner|porsjoner|adag|μερίδες|kişi sayısı|порций|количество порций|人数|分量)(?:\s*[:：\-–]\s*|\s+(?=\d)|$)/iu,
  prep: /^(?:prep(?:aration)?(?: time)?|active time|hands[- ]on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|(?:temps de )?préparation|tiempo de preparación|preparación|(?:tempo di )?preparazione|tempo de preparo|preparo|voorbereiding(?:stijd)?|bereidingstijd|arbejdstid|forberedelsestid|czas przygotowania|doba přípravy|příprava|čas prípravy|príprava|előkészítés|προετοιμασία|χρόνος προετοιμασίας|hazırlık(?: süresi)?|время подготовки)(?:\s*[:：\-–]\s*|\s+(?=\d)|$)/iu,
  cook: /^(?:cook(?:ing)?(?: time)?|bake(?: time)?|baking time|roast time|koch-?(?:\/backzeit|zeit)?|kochzeit|backzeit|garzeit|(?:temps de )?cuisson|tiempo de cocción|cocción|(?:tempo di )?cottura|tempo de cozimento|kooktijd|oventijd|tilberedningstid|koketid|bagetid|koktid|tillagningstid|czas gotowania|doba vaření|varenie|főzési idő|sütési idő|μαγείρεμα|χρόνος μαγειρέματος|pişirme(?: süresi)?|время приготовления)(?:\s*[:：\-–]\s*|\s+(?=\d)|$)/iu,
  total:
    /^(?:total(?: time)?|ready in|time|takes|duration|gesamtzeit|dauer|temps total|durée|tiempo total|tiempo|duración|tempo totale|tempo total|totale tijd|samlet tid|tid i alt|total tid|tid|łączny czas|czas|celková doba|celkový čas|összidő|συνολικός χρόνος|toplam süre|所要時間|調理時間)(?:\s*[:：\-–]\s*|\s+(?=\d)|$)/iu,
}

const COUNTED =
  /^(?:(?:für|pour|for|para|per|voor|til|till|dla|pro)\s+)?\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:servings?|serves|portions?|people|persons?|personen|portionen|personnes|parts|porciones|personas|raciones|comensales|porzioni|persone|porties|personer|portioner|porsjoner|porções|pessoas|porcji|porcje|porcie|porcií|porcí|porce|osoby?|osób|adag|fő|μερίδες|άτομα|kişilik|порци\p{L}*|персон\p{L}*|人分|人前)\.?$/iu

type Facts = Pick<PageDraft, 'yield' | 'minutes' | 'times'>

/** Reads labelled values and "4 servings"; the first of each counts. */
export function factsOf(lines: readonly VisibleLine[]): Facts {
  const found = { yield: '', prep: '', cook: '', total: '' }
  let counted = ''
  lines.forEach(({ text }, at) => {
    if (text.length > MAX_LABEL_LINE) return
    for (const kind of KINDS) if (!found[kind]) found[kind] = labelled(kind, text, lines[at + 1]?.text ?? '')
    if (!counted && isCounted(text)) counted = text
  })
  const times = { prep: found.prep, cook: found.cook, total: found.total }
  return {
    yield: servingsOf(found.yield || counted),
    minutes: { prep: minutesOf(times.prep), cook: minutesOf(times.cook), total: minutesOf(times.total) },
    times,
  }
}

const KINDS = ['yield', 'prep', 'cook', 'total'] as const

/** What a line says by its label, if anything: "Kochzeit: 20 Min." is a time to cook. */
export function labelledFact(line: string): { kind: (typeof KINDS)[number]; value: string } | null {
  for (const kind of KINDS) {
    const value = labelled(kind, line, '')
    if (value) return { kind, value }
  }
  return null
}

export const isCounted = (line: string): boolean => line.length <= MAX_VALUE && COUNTED.test(line)

function labelled(kind: (typeof KINDS)[number], text: string, next: string): string {
  const match = LABELS[kind].exec(text)
  if (!match) return ''
  const value = text.slice(match[0].length).trim() || next
  if (value.length > MAX_VALUE) return ''
  return /\d/.test(value) || (kind !== 'yield' && minutesOf(value) > 0) ? value : ''
}
