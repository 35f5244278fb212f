export const requiredErrors = (values: Record<string, string>, sentence: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, sentence]),
  )
