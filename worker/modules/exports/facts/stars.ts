/** A rating as schema.org has it, or nothing. */
export const schemaRating = (rating: number | null) =>
  rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, ratingCount: 1 } } : {}
