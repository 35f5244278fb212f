/** A name is one line here, whatever line ends a service lets into its titles. */
export const oneLine = (text: string): string =>
  text.replace(/[\s\u0085]*[\r\n\u0085\u2028\u2029][\s\u0085]*/g, ' ').trim()
