import { fleck } from './greens.ts'

export const dot =
  (color: string, from: number, to = from) =>
  (x: number, y: number, _angle: number, random: () => number) =>
    `<circle cx="${x}" cy="${y}" r="${from + random() * (to - from)}" fill="${color}"/>`

export const grain = (color: string, length: number, width: number) => (x: number, y: number, angle: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${length}" ry="${width}" fill="${color}" transform="rotate(${angle} ${x} ${y})"/>`

export const herb =
  (size: number, color = '#5f8f42') =>
  (x: number, y: number, angle: number) =>
    fleck(x, y, angle, color, size)

export const cube =
  (color: string, side: number, radius = 8) =>
  (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">
<rect x="${-side / 2 + 5}" y="${-side / 2 + 8}" width="${side}" height="${side}" rx="${radius}" fill="#1b120a" fill-opacity="0.2"/>
<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${radius}" fill="${color}"/>
<rect x="${-side / 2 + side * 0.12}" y="${-side / 2 + side * 0.12}" width="${side * 0.76}" height="${side * 0.5}" rx="${radius}" fill="#fff" fill-opacity="0.22"/></g>`

export const coin =
  (rim: string, face: string, r: number) => (x: number, y: number, _angle: number, random: () => number) => {
    const size = r * (0.85 + random() * 0.3)
    return `<circle cx="${x + 4}" cy="${y + 7}" r="${size}" fill="#1b120a" fill-opacity="0.2"/>
<circle cx="${x}" cy="${y}" r="${size}" fill="${rim}"/><circle cx="${x}" cy="${y}" r="${size * 0.86}" fill="${face}"/>
<circle cx="${x - size * 0.22}" cy="${y - size * 0.26}" r="${size * 0.32}" fill="#fff" fill-opacity="0.2"/>`
  }

export const bean = (color: string, length: number) => (x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><ellipse cx="3" cy="5" rx="${length}" ry="${length * 0.62}" fill="#1b120a" fill-opacity="0.2"/>
<ellipse rx="${length}" ry="${length * 0.62}" fill="${color}"/><ellipse cx="${-length * 0.25}" cy="${-length * 0.2}" rx="${length * 0.35}" ry="${length * 0.14}" fill="#fff" fill-opacity="0.45"/></g>`

export const berry = (color: string, r: number) => (x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><circle cx="3" cy="6" r="${r}" fill="#1b120a" fill-opacity="0.22"/><circle r="${r}" fill="${color}"/>
<circle cx="${r * 0.1}" cy="${r * 0.1}" r="${r * 0.38}" fill="#000" fill-opacity="0.22"/><circle cx="${-r * 0.36}" cy="${-r * 0.36}" r="${r * 0.22}" fill="#fff" fill-opacity="0.4"/></g>`
