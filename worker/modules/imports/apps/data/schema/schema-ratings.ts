import { countOf } from '../../../drafts/loose-json.ts'
import { paragraphsIn } from '../../../drafts/read-lines.ts'
import type { DraftNote } from '../../../drafts/recipe-draft.ts'
import { starsOf } from '../../../drafts/stars.ts'
import { isObject, type JsonObject, jsonList, type JsonValue } from '../../../pages/json/json-value.ts'
import { schemaProperty, textOf } from '../../../pages/schema/terms.ts'

/**
 * A rating of one voice is the owner's, as apps write it. What many gave says what others thought of it: it stays
 * beside, and so does what they wrote.
 */
export function schemaRatings(from: JsonObject): { rating: number | null; unplaced: DraftNote[]; notes: DraftNote[] } {
  const whole = schemaProperty(from, 'aggregateRating')
  const stars = ratingOf(whole)
  const count = isObject(whole) ? (countOf(schemaProperty(whole, 'ratingCount', 'reviewCount')) ?? 1) : 1
  const reviews = jsonList(schemaProperty(from, 'review', 'reviews')).filter(isObject)
  const [only] = reviews
  const own = reviews.length === 1 && only ? ratingOf(schemaProperty(only, 'reviewRating')) : null
  return {
    rating: count > 1 ? null : (stars ?? own),
    unplaced: stars !== null && count > 1 ? [{ title: 'Rating', text: `${stars} of 5 stars, by ${count}` }] : [],
    notes: [
      ...reviews.flatMap((review) => noteOf(review, { isRated: own === null })),
      ...jsonList(schemaProperty(from, 'comment', 'comments')).flatMap(commentOf),
    ],
  }
}

const ratingOf = (value: JsonValue | undefined): number | null =>
  isObject(value)
    ? starsOf(schemaProperty(value, 'ratingValue'), countOf(schemaProperty(value, 'bestRating')))
    : starsOf(value)

/** RecipeSage calls the owner's notes "Author Notes". */
function commentOf(comment: JsonValue): DraftNote[] {
  const text = paragraphsIn(textOf(isObject(comment) ? schemaProperty(comment, 'text', 'description') : comment))
  const title = isObject(comment)
    ? textOf(schemaProperty(comment, 'name', 'author'), 'name').replace(/^Author Notes$/i, '')
    : ''
  return text === '' ? [] : [{ title: title.trim(), text }]
}

function noteOf(review: JsonObject, { isRated }: { isRated: boolean }): DraftNote[] {
  const text = paragraphsIn(textOf(schemaProperty(review, 'reviewBody', 'description', 'text')))
  const stars = isRated ? ratingOf(schemaProperty(review, 'reviewRating')) : null
  const said = [...(stars === null ? [] : [`${stars} of 5 stars`]), ...(text === '' ? [] : [text])].join(': ')
  return said === '' ? [] : [{ title: textOf(schemaProperty(review, 'author'), 'name').trim(), text: said }]
}
