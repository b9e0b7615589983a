import { act, dlg, opt, file, url, b, go, base } from './w3.mts'
const open = async (who:string) => { const p = await go(1440,1000,'en',who); await p.goto(url); await p.getByRole('main').locator('section').first().waitFor(); await p.waitForTimeout(800); return p }
const ins = await open('insurer'); await ins.screenshot({path:'/tmp/h/p1.png',fullPage:true}); await act(ins,'Approve')
const bank = await open('bank'); await act(bank,'Upload document', async()=>{ await opt(bank,/Kind/,/Payment proof/); await file(bank); await dlg(bank).getByLabel(/mount/).first().fill('7600000'); })
const br = await open('broker'); 
await act(br,'Record payment', async()=>{ console.log((await dlg(br).innerText()).slice(0,200)); await dlg(br).getByLabel(/mount/).first().fill('7600000'); await dlg(br).getByRole('gridcell',{name:/\b23\b/}).first().getByRole('button').click().catch(e=>console.log('cell',String(e).slice(0,100))); await dlg(br).getByLabel(/eference/).fill('TRF-77') ; await br.screenshot({path:'/tmp/h/p2.png'})})
await act(br,'Choose protection date', async()=>{ await br.screenshot({path:'/tmp/h/p3.png'}); await dlg(br).locator('button:not([aria-disabled=true])',{hasText:/^24$/}).first().click() })
await act(br,'Issue policy')
await br.waitForTimeout(3000); await br.screenshot({path:'/tmp/h/p4.png',fullPage:true}); console.log(await br.getByRole('main').locator('button').allInnerTexts())
await b.close()
