/** Tags between commas, or each with "#" before it; "[[…]]" and quotes around them say nothing. */
export function tagsIn(text: string): string[] {
  const words = text
    .split(/[,;\n]|\s(?=#)/)
    .map((word) =>
      word
        .replace(/^[\s#[\]*_-]+|[\s[\]*_]+$/g, '')
        .replace(/^(["'])(.*)\1$/, '$2')
        .trim(),
    )
    .filter((word) => word !== '' && !/^(?:none|keine)$/i.test(word))
  return [...new Set(words)]
}
