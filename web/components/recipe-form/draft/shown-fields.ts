/** The fields of a recipe that a form shows, by the names of the API. */
export const shownFields = [
  'name',
  'description',
  'servings',
  'servings_text',
  'working_time',
  'waiting_time',
  'source_url',
  'keywords',
  'shared',
  'image_url',
]
