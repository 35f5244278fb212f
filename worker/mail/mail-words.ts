export const formatDay = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** Removes links from typed text, so that nobody can send advertising through our mails. */
export const singleLineWithoutLinks = (name: string, longest: number): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '…')
    .slice(0, longest)
