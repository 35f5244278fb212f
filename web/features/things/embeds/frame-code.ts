/** What a site has in its HTML to show an embed: as wide as its place there, drawn once it comes into sight. */
export const frameCode = (address: string, name: string): string =>
  `<iframe src="${attribute(address)}" title="${attribute(name)}" width="100%" height="640" loading="lazy" style="border:0"></iframe>`

const attribute = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
