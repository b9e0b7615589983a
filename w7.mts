import { act, dlg, opt, file, url, b, go, base } from './w3.mts'
const open = async (who:string,u=url) => { const p = await go(1440,1000,'en',who); await p.goto(u); await p.getByRole('main').locator('section').first().waitFor(); await p.waitForTimeout(800); return p }
const bank = null as any; if(0){ await bank.getByText('Request cancellation').click(); await bank.waitForTimeout(1500); console.log(await bank.getByRole('main').innerText()); await bank.getByLabel(/Reason/).fill('Loan repaid'); await bank.locator('form').getByRole('button').last().click(); await bank.waitForURL(/cancel-request-policy\/[0-9a-f-]{36}/); }
const br = await open('broker'); await br.goto(base+'/cancel-request-policy'); await br.locator('tbody tr a').first().click(); await br.waitForTimeout(1500); console.log((await br.getByRole('main').innerText()).slice(0,1800));
const t = await br.getByRole('main').innerText(); const due = /Refund owed\s+Rp ([\d.]+)/i.exec(t)?.[1]; console.log('DUE',due)
await act(br,'Record Payment', async()=>{ await dlg(br).getByLabel(/mount/).first().fill(due!.replaceAll('.','')); await dlg(br).locator('button:not([aria-disabled=true])',{hasText:/^23$/}).first().click(); await dlg(br).getByLabel(/eference/).fill('RFD-77') })
await br.screenshot({path:'/tmp/h/p1.png',fullPage:true})
await br.goto(base+'/premium-book'); await br.locator('tbody tr').first().waitFor(); await br.waitForTimeout(600); await br.screenshot({path:'/tmp/h/p2.png'})
await br.goto(url); await br.waitForTimeout(1500); await br.screenshot({path:'/tmp/h/p3.png',fullPage:true})
const m = await b.newPage(); await m.goto(base+'/mailbox'); console.log((await m.locator('body').innerText()).slice(0,1500))
await b.close()
