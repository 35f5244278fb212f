/** Each is a kind of letter that means something to a format on the way. */
export const difficultNames = [
  'Milk, eggs; "bread" \\ butter',
  'Crème fraîche 10 % – Müsli für Ünal',
  '牛乳と卵 🥛🍳 👨‍👩‍👧',
  'خبز وحليب',
  '*Very* **good** _jam_ ~~old~~ `raw` [site](http://example.org) ![x](y)',
  '* starred',
  '- dash',
  '# heading',
  '1. first',
  '> quoted',
  '&amp; <b>bold</b> ]]> &#13; <!-- no -->',
  'a\tb',
  'BEGIN:VTODO',
  'e\u0301clair and éclair',
  '\u200bzero width',
  'x'.repeat(200),
  'ü'.repeat(90),
  '2 x 3 = 6 @home #shop p1 !!1 tomorrow every day',
  '\\n is no line',
  'ends in backslash \\',
]

export const difficultNotes = [
  'two\nlines',
  'blank\n\nline',
  '500 g; ripe, not soft\\',
  '* a\n* b',
  '**bold**\n> q',
  '☕️ 1½',
]
