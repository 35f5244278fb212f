/** Calm in light and in dark, one column on a phone, and on paper without what only screens need. */
export const siteStyle = `:root {
  color-scheme: light dark;
  --page: light-dark(#fbf9f4, #1d1b18);
  --ink: light-dark(#2a2622, #ece7df);
  --muted: light-dark(#6b635a, #b3a99c);
  --line: light-dark(#e2dbcf, #3d3832);
  --link: light-dark(#7a3e12, #e8b27c);
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--page); color: var(--ink);
  font: 1.0625rem/1.55 Georgia, 'Times New Roman', serif; overflow-wrap: break-word; }
header nav { display: flex; gap: 1.25rem; padding-bottom: .75rem; border-bottom: 1px solid var(--line); }
a { color: var(--link); text-underline-offset: .2em; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2rem; margin: 1.5rem 0 1rem; }
h2 { font-size: 1.35rem; margin: 1.75rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: 0 0 .25rem; }
img { max-width: 100%; height: auto; border-radius: .5rem; }
article > img { display: block; width: 100%; max-height: 26rem; object-fit: cover; margin-bottom: 1rem; }
small, .facts, footer { color: var(--muted); }
.facts, .cards, .words, .ingredients { list-style: none; padding: 0; }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
.columns { display: grid; gap: 0 2.5rem; }
@media (min-width: 46rem) { .columns { grid-template-columns: 2fr 3fr; } }
.ingredients li { padding: .3rem 0; border-bottom: 1px solid var(--line); }
.ingredients .heading { padding-top: 1rem; font-weight: bold; }
.steps li { margin-bottom: 1rem; }
.steps p { margin: .25rem 0; }
.letters { display: flex; flex-wrap: wrap; gap: .25rem .9rem; font-size: 1.15rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1rem; }
.cards a { display: block; }
.cards img, .cards .blank { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: .5rem;
  margin-bottom: .35rem; background: var(--line); }
.words li { padding: .2rem 0; }
.keywords a { margin-inline-end: .75rem; }
pre { overflow-x: auto; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  header, .letters { display: none; }
  article > img { max-height: 7cm; width: auto; }
  .columns { grid-template-columns: 1fr 2fr; }
  h2, h3 { break-after: avoid; }
  .steps li, .ingredients li, .cards li { break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
}
`
