/** Matched against short lines without punctuation, in every language that recipes come in. */
export type SectionKind = 'ingredients' | 'instructions' | 'other'

const INGREDIENTS =
  "ingredients?|what you(?:’|')?ll need|what you need|you will need|you(?:’|')?ll need|shopping list|zutaten|zutatenliste|ingr[ée]dients?|ingredientes?|ingredienti|ingrediënten|" +
  'ingredi[eë]nser|ingredienser|składniki|suroviny|ingrediencie|ingredience|přísady|hozzávalók|υλικ[άα]|malzemeler|ингредиенты|інгредієнти|продукты|' +
  'ainekset|raaka-aineet|材料|食材|用料|配料|原料|主料|辅料|调料|재료|食材清单|所需食材|המרכיבים|מרכיבים|المكونات|المقادير|ingrediente|sastojci|sestavine|съставки|необходими продукти|du skal bruge|dette trenger du|nguyên liệu|bahan(?:-bahan)?|cantidades'
const INSTRUCTIONS =
  "instructions?|directions?|method|methods|preparation|preparation steps|cooking instructions|steps|(?:here(?:’|')s )?how to (?:make|do)(?: it| this)?|cooking method|what to do|procedure|the method|let(?:’|')?s cook|" +
  "zubereitung|zubereitungsschritte|anleitung|so geht(?:’|')?s|so wird(?:’|')?s gemacht|und so wird(?:’|')?s gemacht|arbeitsschritte|préparation|étapes|les étapes|étapes de préparation|la recette|instructions de préparation|réalisation|" +
  'preparación|elaboración|instrucciones|pasos|modo de preparación|preparo|modo de preparo|modo de fazer|preparação|confecção|procedimento|preparazione|' +
  'bereiding|bereidingswijze|instructies|aan de slag|zo maak je het|werkwijze|fremgangsmåde|sådan gør du|sådan laver du|fremgangsmåte|slik gjør du|gör så här|tillagning|instruktioner|' +
  'przygotowanie|sposób przygotowania|wykonanie|postup|postup přípravy|príprava|příprava|elkészítés|elkészítése|εκτ[έε]λεση|οδηγ[ίι]ες|διαδικασ[ίι]α|hazırlanışı|yapılışı|приготовление|способ приготовления|как приготовить|приготування|' +
  'valmistusohje|ohje|valmistus|作り方|做法|步骤|做法步骤|制作步骤|烹饪步骤|制作方法|操作步骤|步驟|手順|만드는 법|조리법|אופן ההכנה|הוראות הכנה|הכנה|طريقة التحضير|طريقة العمل|mod de preparare|priprema|cách làm|cara membuat'
const OTHER =
  'notes?|recipe notes|tips?|tip|nutrition(?:al)?(?: \\w+){0,3}|nutrition facts|n[äa]hrwerte(?: .*)?|comments?|\\d+ comments|leave a (?:comment|reply)|reviews?|ratings?|related(?: \\w+)*|you may also like|you might also like|more recipes|similar recipes|share(?: .*)?|print|equipment|special equipment|tools|video|faqs?|' +
  'did you make this(?: .*)?|about(?: [^\\d½¼¾⅓⅔]*)?|author|tags|categories|keywords|subscribe|newsletter|storage|serving suggestions|commentaires?|conseils?|astuces?|valeurs nutritionnelles|comentarios|consejos|trucos|coment[áa]rios|dicas|commenti|consigli|reacties|voedingswaarden|kommentare?|tipps?|kommentarer|komentarze|komentáře|σχ[όο]λια|yorumlar|комментарии|reader interactions|primary sidebar|footer|latest recipes|popular recipes|try these next|what to serve with.*|weitere rezepte|ähnliche rezepte|das könnte .*|produits?|products?|shop .*|advertisement'

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'iu')
const PHRASES: ReadonlyArray<readonly [SectionKind, RegExp]> = [
  [
    'instructions',
    /^(?:how to (?:make|cook|prepare|bake)|how do (?:you|i) make|so machst du|comment (?:faire|préparer|réaliser)|c[oó]mo (?:hacer|preparar|se hace)|come (?:fare|preparare|si fa)|como fazer|hoe maak je)\b/iu,
  ],
  [
    'other',
    /(?:\btips?(?: (?:and|&) tricks)?|\bvariations?|\bnotes?|\btipps?)$|^(?:substitutions?|variations?|leftovers?|storage|storing|make[- ]ahead|tools|equipment|frequently asked|what to serve|serving suggestions|nutrition|more |other |related|you (?:may|might) (?:also )?(?:like|love|enjoy)|you(?:’|')?ll (?:also )?(?:like|love|enjoy)|did you|rate this|sign up|newsletter|recipes? delivered)\b/iu,
  ],
]
const leading = (words: string) =>
  new RegExp(
    `^(?:the |les |die |de |los |gli )?(?:${words})(?:$|\\s+(?:for|für|pour|para|per|voor|till|til|na)\\b.{0,50}$|\\s*[(:].{0,50}$)`,
    'iu',
  )
const SECTIONS: ReadonlyArray<readonly [SectionKind, RegExp]> = [
  ['ingredients', leading(INGREDIENTS)],
  ['instructions', leading(INSTRUCTIONS)],
  ['other', whole(OTHER)],
]
const MAX_LENGTH = 70

export function sectionOf(line: string): SectionKind | null {
  if (line.length > MAX_LENGTH) return null
  const bare = line.replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, '')
  return [...SECTIONS, ...PHRASES].find(([, words]) => words.test(bare))?.[0] ?? null
}

const found = new WeakMap<{ readonly text: string }, SectionKind | null>()

/** The same of a line that is asked for more than once. */
export function sectionOfLine(line: { readonly text: string }): SectionKind | null {
  const known = found.get(line)
  if (known !== undefined) return known
  const section = sectionOf(line.text)
  found.set(line, section)
  return section
}
