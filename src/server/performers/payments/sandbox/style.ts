/** Of the pages of the sandbox, for a phone first. */
export const style = `
:root{color-scheme:light dark;--ink:#242424;--soft:#616161;--line:#d1d1d1;--ground:#f5f5f5;--card:#fff;--accent:#0f6cbd;--on:#fff;--bad:#b10e1c;--good:#0e700e}
@media(prefers-color-scheme:dark){:root{--ink:#fff;--soft:#adadad;--line:#525252;--ground:#141414;--card:#292929;--accent:#479ef5;--on:#0a1726;--bad:#f1707b;--good:#54b054}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 'Segoe UI',system-ui,sans-serif;background:var(--ground);color:var(--ink);overflow-wrap:anywhere}
main{max-width:30rem;margin:0 auto;padding:1rem}
main.wide{max-width:64rem}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 1rem;margin-bottom:.5rem;color:var(--soft);font-size:.875rem}
header nav{margin-left:-.5rem}
header a,header strong{display:inline-block;padding:.5rem}
a{color:var(--accent)}
h1{font-size:1.25rem;margin:0 0 .5rem}
h2{font-size:1rem;margin:0 0 .75rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin-bottom:1rem}
.sum{font-size:2rem;font-weight:600;line-height:1.2;margin:.25rem 0}
.soft{color:var(--soft);font-size:.875rem;margin:0}
.badge{display:inline-block;border-radius:1rem;padding:0 .75rem;font-size:.875rem;border:1px solid}
.PENDING{color:var(--accent)}.SETTLED{color:var(--good)}.DECLINED,.FAILED,.RETURNED,.EXPIRED,.WITHDRAWN{color:var(--bad)}
.code{font:600 1.5rem/1.4 ui-monospace,monospace;letter-spacing:.06em;margin:.25rem 0 0}
.qr{background:#fff;border-radius:.5rem;padding:.75rem;max-width:16rem;margin:.5rem auto 0}
.qr svg{display:block;width:100%;height:auto}
form{margin:0}
button{font:inherit;font-weight:600;width:100%;min-height:2.75rem;border-radius:.375rem;border:1px solid var(--line);background:var(--card);color:var(--ink);padding:.5rem 1rem;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:.75rem}
label{display:block}
label.field{margin-bottom:.75rem}
input,select{font:inherit;width:100%;min-height:2.75rem;padding:.375rem .625rem;border:1px solid var(--line);border-radius:.375rem;background:var(--card);color:var(--ink)}
.check{display:grid;grid-template-columns:1.25rem 1fr;gap:.75rem;padding:.5rem 0;align-items:start}
.check input{width:1.25rem;min-height:1.25rem;margin:.125rem 0 0}
.check small{display:block;color:var(--soft)}
summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;font-weight:600}
summary::before{content:'+';flex:0 0 1.25rem}
details[open] summary::before{content:'−'}
details.card{padding:.25rem 1.25rem}
details[open].card{padding-bottom:1.25rem}
ul{list-style:none;margin:0;padding:0}
li{padding:.625rem 0;border-top:1px solid var(--line)}
li:first-child{border-top:0}
li .line{display:flex;justify-content:space-between;gap:1rem}
li strong,.badge{white-space:nowrap}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media(min-width:48rem){main.wide .columns{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}}
`
