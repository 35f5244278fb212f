/** Whether a model can read it: a picture, or a document. */
export const isPage = ({ type, name }: File): boolean =>
  /^(?:image\/|application\/pdf$)/.test(type) || /\.(?:heic|heif)$/i.test(name)
