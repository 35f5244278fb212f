export type TextSection = 'ingredients' | 'steps' | 'notes'

const words: Record<TextSection, string> = {
  ingredients:
    "ingredients?|what you(?:’|')?ll need|you(?:’|')?ll need|zutaten(?:liste)?|du brauchst|ingrédients|ingredientes|ingredienti|ingrediënten|składniki|ingredienser|ainekset|hozzávalók|suroviny|ингредиенты|malzemeler|材料|재료",
  steps:
    "method|instructions?|directions?|preparation|steps|how to make(?: it)?|(?:und )?so geht(?:’|')?s|zubereitung|anleitung|so wird(?:’|')?s gemacht|préparation|étapes|instrucciones|preparación|elaboración|preparazione|procedimento|bereiding(?:swijze)?|modo de preparo|preparo|przygotowanie|sposób przygotowania|tillagning|gör så här|fremgangsmåde|slik gjør du|valmistus|elkészítés|postup|приготовление|yapılışı|作り方|만드는 법",
  notes:
    'notes?|tips?|recipe notes|nutrition(?: facts)?|notizen|tipps?|hinweise?|nährwerte?|notas|consejos|note|consigli|remarques|astuces|opmerkingen',
}
const patterns = Object.entries(words).map(
  // An empty rest, a colon, or a few words ("Ingredients for 4", "Zutaten (4 Portionen)").
  ([section, list]) => [section as TextSection, new RegExp(`^(?:${list})(?![\\p{L}])(.{0,40})$`, 'iu')] as const,
)

/** The section that a line opens, with what else it says ("for 4 people"); null for any other line. */
export function headedSection(line: string): { section: TextSection; rest: string } | null {
  const bare = line.replace(/[*_#]+/g, '').replace(/^[^\p{L}\d]+|[\s:：*_#–-]+$/gu, '')
  for (const [section, pattern] of patterns) {
    const rest = pattern.exec(bare)?.[1]
    if (rest !== undefined && !/[.!?]/.test(rest))
      return { section, rest: rest.replace(/^[\s:：(–-]+|\)$/g, '').trim() }
  }
  return null
}
