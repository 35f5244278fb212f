import type { Token } from 'marked'
import { minutesOf } from '../../../pages/text/duration.ts'
import { parseFact } from '../../../lines/text/text-facts.ts'
import { blocksOf } from './markdown-tokens.ts'

/** What a recipe says of itself beside its parts, by what it means; what nobody knows stands by its own label. */
export type MarkdownFacts = Map<string, string>

const MEANINGS = new Map(
  Object.entries({
    title: 'título,titolo,titre,naam,rezept,recipe name,title,name,titel',
    description: 'descripción,descrição,descrizione,description,summary,excerpt,beschreibung',
    servings:
      'raciones,porciones,comensales,personas,porções,porzioni,personnes,nombre de personnes,personen,porties,portioner,anzahl portionen,servings,serves,serving,yield,yields,makes,portions,portion,portionen,personen,menge,ergibt,servings size,份量',
    prep: 'préparation,temps de préparation,preparación,tiempo de preparación,preparazione,tempo di preparazione,bereidingstijd,vorbereiten,work time,hands on time,prep,prep time,preptime,preparation time,active,active time,time prep,vorbereitung,vorbereitungszeit,arbeitszeit,zubereitungszeit',
    cook: 'cuisson,temps de cuisson,cocción,tiempo de cocción,cottura,tempo di cottura,kooktijd,oventijd,bake,cook,cook time,cooktime,cooking time,bake time,baking time,time cook,kochzeit,backzeit,garzeit',
    rest: 'repos,temps de repos,reposo,riposo,rest time,resting time,chill time,ruhezeit,wartezeit',
    total:
      'temps,temps total,tiempo,tiempo total,tempo,tempo total,tempo totale,tijd,gesamt,total,total time,totaltime,time,time total,time required,duration,ready in,gesamtzeit,zeit,dauer,总时长',
    source: 'fuente,fonte,bron,origin,source,quelle,adapted from,from,recipe from,来源',
    url: 'url,link,source url,source link,original,original url,canonical',
    author: 'author,autor,by,recipe by,credit',
    tags: 'etiquetas,étiquettes,catégorie,catégories,categoría,categoria,category tags,labels,tags,tag,keywords,category,categories,cuisine,course,courses,meal,kategorie,kategorien,schlagwörter,küche,菜系',
    image: 'foto,imagen,immagine,image,images,cover,cover image,picture,photo,thumbnail,banner,bild',
    rating: 'rating,stars,bewertung',
    ingredients: 'ingredients,zutaten',
    steps: 'directions,instructions,steps,method,zubereitung',
    notes: 'notes,note,notizen',
  }).flatMap(([meaning, labels]) => labels.split(',').map((label) => [label, meaning] as const)),
)

/** "prep_time" and "prepTime" are "prep time". */
export const meaningOf = (label: string): string => {
  const plain = label
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return MEANINGS.get(plain) ?? MEANINGS.get(plain.replace(/ (?:min|mins|minutes)$/, '')) ?? plain
}

export const isKnown = (label: string): boolean => [...MEANINGS.values()].includes(meaningOf(label))

/** Adds a fact; further tags, and second notes, stand beside the first. */
export function addFact(facts: MarkdownFacts, label: string, value: string): void {
  const meaning = meaningOf(label)
  const before = facts.get(meaning)
  if (value.trim() === '') return
  facts.set(meaning, before && meaning === 'tags' ? `${before}, ${value}` : (before ?? value))
}

/** Moves lines that say such things into `facts`, and gives the other blocks. With `all`, any label will do. */
export function takeFacts(blocks: readonly Token[], facts: MarkdownFacts, all = false): Token[] {
  return blocks.flatMap((token) => {
    if (token.type !== 'paragraph' && token.type !== 'list') return [token]
    const lines = token.raw.split('\n')
    const others = lines.filter((line) => line.length > MAX_LINE || !takeLine(line, facts, all))
    if (others.length === lines.length) return [token]
    return blocksOf(others.join('\n'))
  })
}

const MAX_LINE = 300

/** Whether a line says nothing but such things. Several may stand in it: "Serves 4 | Prep: 10 min". */
export function takeLine(line: string, facts: MarkdownFacts, all = false): boolean {
  const parts = line.split(/\s[|·•]\s/).map((part) => part.replace(/[*_]{2}|\*|^_|_$/g, '').trim())
  // Beside what is known, other labels are no sentence.
  const isRow = parts.length > 1 && parts.some((part) => factIn(part, false) !== null)
  const found = parts.map((part) =>
    isRow && /^\d[\d\s]*\p{L}+$/u.test(part) && minutesOf(part) > 0
      ? [['total', part] as [string, string]]
      : factIn(part, all || isRow),
  )
  if (found.includes(null)) return false
  for (const pairs of found) for (const [label, value] of pairs ?? []) addFact(facts, label, value)
  return true
}

function factIn(text: string, all: boolean): [string, string][] | null {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? []
  const meaning = meaningOf(label)
  const isSaid = TIMES.has(meaning) ? minutesOf(value) > 0 : isKnown(label) && !PARTS.has(meaning)
  if (label && (all || isSaid)) return [[label, value]]
  const { servings, servingsText = '', workingTime, waitingTime, totalTime, sourceUrl } = parseFact(text) ?? {}
  if (servings) return [['servings', `${servings} ${servingsText}`.trim()]]
  if (workingTime) return [['prep', `${workingTime} min`]]
  if (waitingTime) return [['cook', `${waitingTime} min`]]
  if (totalTime) return [['total', `${totalTime} min`]]
  if (sourceUrl) return [['url', sourceUrl]]
  return LINK.test(text) ? [['source', text]] : null
}

/** "Preparation: mix" is no time. */
const TIMES = new Set(['prep', 'cook', 'rest', 'total'])
const PARTS = new Set(['ingredients', 'steps', 'notes'])
const LINK = /^\[[^\][\n]{0,200}\]\(https?:[^()\s]+\)$/

/** Whether a text is nothing but an address, or a link. */
export const isLink = (text: string): boolean => LINK.test(text) || /^<?https?:\/\/[^\s<>]+>?$/.test(text)

const LABELLED = /^[^\p{L}\d]{0,12}(\p{L}[\p{L}\p{M} _/-]{0,30}?)\s*[:：]\s*(\S.*)$/u
