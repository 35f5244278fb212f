/**
 * The address of a bookmark that hands the page one is on to a window of Larder. It knows no secret, loads nothing and
 * leaves nothing behind on that page, and no content security policy stands in its way, as nothing is fetched: both
 * windows talk to each other, by a code made up for this one press. See `web/public/receive.js`.
 */
export function bookmarkletScript(origin: string): string {
  const code = `(()=>{
const o=${JSON.stringify(origin)},u=location.href,
c=[...crypto.getRandomValues(new Uint8Array(16))].map(n=>n.toString(16).padStart(2,'0')).join(''),
w=open(o+'/receive#'+c+'&'+encodeURIComponent(u),'_blank');
if(!w){location.href=o+'/import?url='+encodeURIComponent(u);return}
const hear=e=>{
if(e.source!==w||e.origin!==o||e.data!=='larder '+c)return;
removeEventListener('message',hear);
w.postMessage({larder:c,url:u,html:document.documentElement.outerHTML.slice(0,2e6)},o)};
addEventListener('message',hear)
})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}
