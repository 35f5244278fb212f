const set = (names: string) => new Set(names.split(' '))

export const VOID_TAGS = set('area base br col embed hr img input link meta param source track wbr')

/** Elements that begin and end a line of text. */
export const BLOCK_TAGS = set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'head header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
)

/** Elements whose text is not part of what a reader sees. */
export const HIDDEN_TAGS = set('script style template noscript head title svg select textarea iframe object button')

const cells = set('td th tr')
const paragraph = set('p')
const headings = set('p h1 h2 h3 h4 h5 h6')
const HEADINGS = /^h[1-6]$/

/** Which open elements an opening tag ends, after the optional end tags of the HTML standard. */
export const IMPLIED_ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', set('li p')],
  ['dt', set('dt dd p')],
  ['dd', set('dt dd p')],
  ['td', set('td th p')],
  ['th', set('td th p')],
  ['tr', cells],
  ['tbody', set('td th tr thead tbody')],
  ['option', set('option')],
  ...[...BLOCK_TAGS]
    .filter((tag) => !/^(?:li|dt|dd|td|th|tr|tbody|thead|tfoot|caption|body|html|head)$/.test(tag))
    .map((tag) => [tag, HEADINGS.test(tag) ? headings : paragraph] as const),
])
