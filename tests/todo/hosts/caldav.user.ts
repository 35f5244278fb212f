export const caldavUser = { username: 'u', password: 'pässword:of:u' }

export const basicOf = ({ username, password }: typeof caldavUser) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
