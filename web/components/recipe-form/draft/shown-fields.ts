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
