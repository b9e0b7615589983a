import { act, dlg, opt, file, url, b, go, base } from './w3.mts'
const open = async (who:string) => { const p = await go(1440,1000,'en',who); await p.goto(url); await p.getByRole('main').locator('section').first().waitFor(); await p.waitForTimeout(800); return p }
const p = await open('bank')
for (const k of [/MCU/,/Medical/]) await act(p,'Upload examination result', async()=>{ await opt(p,/Kind/,k); await file(p); await p.screenshot({path:'/tmp/h/p1.png'}) })
await act(p,'Submit SPK', async()=>{ console.log(await dlg(p).innerText()); await p.screenshot({path:'/tmp/h/p2.png'}); await dlg(p).getByRole('gridcell',{name:/23/}).first().click().catch(()=>{}) })
const br = await open('broker'); console.log(await br.getByRole('main').locator('button').allInnerTexts())
await act(br,'Confirm document data')
console.log(await br.getByRole('main').locator('button').allInnerTexts())
await act(br,'Escalate to insurer', async()=>{ console.log(await dlg(br).innerText()); await dlg(br).getByRole('textbox').first().fill('declaration@bahtera.test') })
const ins = await open('insurer'); console.log(await ins.getByRole('main').locator('button').allInnerTexts())
await act(ins,'Request extra premium', async()=>{ console.log(await dlg(ins).innerText()); await dlg(ins).getByLabel(/amount|premium/i).first().fill('500000'); await ins.screenshot({path:'/tmp/h/p3.png'}) })
await ins.screenshot({path:'/tmp/h/p4.png',fullPage:true})
const m = await b.newPage(); await m.goto(base+'/mailbox'); console.log((await m.locator('body').innerText()).slice(0,1800)); console.log(await m.locator('a').evaluateAll(a=>a.slice(0,12).map(x=>x.getAttribute('href'))))
await b.close()
