/** A caption line by line: each item, each step and each heading its own, without hashtags, chapters and links. */
export function captionLines(text: string): { lines: string[]; tags: string[] } {
  const tags = [...text.matchAll(TAG)].map(([, tag = '']) => tag)
  const lines = text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(BULLET, '\n- ')
    .replace(KEYCAP, '\n$1. ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !CHAPTER.test(line) && !LINK.test(line))
    .map((line) => line.replace(TAG_END, '').trim())
  return { lines, tags: [...new Set(tags)] }
}

const TAG = /(?<![\p{L}\p{N}&/])#([\p{L}\p{N}_]{2,60})/gu
/** Hashtags at the end of a line say what it is about. */
const TAG_END = /(?:\s*(?<![\p{L}\p{N}&/])#[\p{L}\p{N}_]{2,60})+\s*$/u
const BULLET = /\s*(?:[•▪▫◦●○‣✓✔✅☑🔸🔹▶➡👉🔘]\uFE0F?)\s*/gu
const KEYCAP = /\s*(\d)\uFE0F?\u20E3\s*/gu
/** "2:15 The dough" */
const CHAPTER = /^\(?\d{1,2}:\d{2}(?::\d{2})?\)?\s/
const LINK = /^.{0,80}https?:\/\/\S+.{0,40}$/i
