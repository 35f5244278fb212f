/**
 * The address of a bookmark that sends the page one is on to Larder. It loads nothing and leaves nothing behind on that
 * page. Where a page forbids to send, its address alone is handed over; the server then reads it itself.
 */
export function bookmarkletScript(origin: string, token: string): string {
  const code = `(async()=>{
const o=${JSON.stringify(origin)},u=location.href,w=open('','_blank');
const go=p=>{const a=o+'/import?'+p;if(w)w.location.href=a;else location.href=a};
try{
const r=await fetch(o+'/api/bookmarklet-import/',{method:'POST',credentials:'omit',
headers:{'content-type':'application/json',authorization:${JSON.stringify(`Bearer ${token}`)}},
body:JSON.stringify({url:u,html:document.documentElement.outerHTML.slice(0,2e6)})});
if(!r.ok)throw r.status;
go('bookmarklet_import='+(await r.json()).id)
}catch{go('url='+encodeURIComponent(u))}
})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}
