import { act, dlg, opt, file, url, b, go, base } from './w3.mts'
const m = await b.newPage(); await m.goto(base+'/mailbox'); const t = await m.locator('body').innerText(); const link = /http:\S+\/answer#\S+/.exec(t)![0]
const c = await b.newContext({viewport:{width:390,height:844},locale:'id-ID'}); const p = await c.newPage(); p.on('console',x=>{if(x.type()==='error')console.log('console',x.text().slice(0,200))})
await p.goto(link); await p.waitForTimeout(1500); await p.screenshot({path:'/tmp/h/p1.png',fullPage:true}); console.log(await p.locator('body').innerText(), p.url())
await p.getByRole('button',{name:/accept|approve|agree/i}).first().click(); await p.waitForTimeout(1500); await p.screenshot({path:'/tmp/h/p2.png',fullPage:true}); console.log(await p.locator('body').innerText())
await m.waitForTimeout(2500); await m.goto(base+'/mailbox'); const t2 = await m.locator('body').innerText(); console.log(t2.slice(0,900)); const code=/\b\d{6}\b/.exec(t2)![0]; console.log(code)
await p.getByRole('textbox').first().fill('000000'); await p.getByRole('button',{name:/^Confirm/}).click(); await p.waitForTimeout(1000); console.log('WRONG', await p.locator('main,body').first().innerText())
await p.screenshot({path:'/tmp/h/p3.png',fullPage:true})
await p.getByRole('textbox').first().fill(code); await p.getByRole('button',{name:/^Confirm/}).click(); await p.waitForTimeout(1500); await p.screenshot({path:'/tmp/h/p4.png',fullPage:true}); console.log(await p.locator('body').innerText())
await p.goto('about:blank'); await p.goto(link); await p.waitForTimeout(1200); console.log('AGAIN', await p.locator('body').innerText())
await b.close()
