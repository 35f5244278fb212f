/** Words that say nothing about a dish, in the languages most recipes here are in. */
const FILLERS = new Set(
  `a an and the of with for in on to
  der die das und mit von im in zu zum zur ein eine fuer für aus
  le la les l d de du des et avec au aux en un une
  el los las y con del al
  il lo gli e di da alla con
  de het een en met van
  og med och`.split(/\s+/),
)

/** A query's words without the fillers, unless it has no others. The last one stays: it may be the start of another word. */
export function withoutFillers(words: readonly string[]): string[] {
  const telling = words.filter((word, i) => !FILLERS.has(word) || i === words.length - 1)
  const last = telling.at(-1)
  return telling.length > 1 && last !== undefined && FILLERS.has(last) ? telling.slice(0, -1) : telling
}
