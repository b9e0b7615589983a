import {b,go,base} from './shot.mts'
import { writeFileSync } from 'node:fs'
const p = await go(1440,1000,'en','bank')
await p.goto(base+'/credit-life/create'); await p.locator('form input').first().waitFor(); await p.waitForTimeout(800)
const fill = async (label:string, value:string)=>{ const f=p.getByLabel(label,{exact:false}).first(); await f.fill(value); }
const pick = async (label:RegExp, re:RegExp)=>{ const c=p.getByRole('combobox',{name:label}).first(); await c.click(); await p.getByRole('option',{name:re}).first().click() }
const next = async ()=>{ await p.getByRole('button',{name:'Next'}).click(); await p.waitForTimeout(500) }
await fill('Bank branch','KC Sudirman'); 
await p.getByRole('combobox',{name:/^Partner/}).click(); await p.waitForTimeout(800); console.log(await p.getByRole('option').allInnerTexts()); await p.getByRole('option',{name:/Griya|Mitra|./}).first().click()
await fill("Partner's email",'apply@griya.test')
await p.getByRole('combobox',{name:/^Broker/}).click(); await p.waitForTimeout(600); console.log(await p.getByRole('option').allInnerTexts()); await p.getByRole('option').first().click()
await p.getByRole('combobox',{name:/^Insurer/}).click(); await p.waitForTimeout(600); console.log(await p.getByRole('option').allInnerTexts()); await p.getByRole('option').first().click()
await next();
const opt = async (label:RegExp, re:RegExp)=>{ const c=p.getByLabel(label).first(); const tag=await c.evaluate(e=>e.tagName); if(tag==='SELECT') await c.selectOption({label: (await c.locator('option').allInnerTexts()).find(t=>re.test(t))!}); else { await c.click(); await p.getByRole('option',{name:re}).first().click() } }
await opt(/^Application type/,/New/)
await fill('Application date','23-Nov-2026'); await p.keyboard.press('Tab')
const loan='LN'+Date.now(); await fill('Loan number',loan); await fill('Loan amount','250000000'); await fill('Loan tenure','60'); await fill('Total sum insured','250000000')
await p.screenshot({path:'/tmp/h/p1.png'}); await next(); console.log(await p.locator('form label').allInnerTexts());
await fill('Customer name','Budi Santoso'); await fill('Date of birth','10-Mar-1985'); await p.keyboard.press('Tab')
await opt(/^Gender/,/^Male|Male/); await opt(/^Identity type/,/KTP/); await fill('Identity number','3171234567890001'); await opt(/^Customer segment/,/Employee/); await fill('Occupation','Guru'); await fill('Height','170'); await fill('Weight','80')
await p.screenshot({path:'/tmp/h/p2.png',fullPage:true}); await next(); console.log(await p.locator('form label').allInnerTexts());
await fill('Phone','+6281234567890'); await p.getByLabel(/E-?mail/i).first().fill('budi@customer.test'); await p.getByLabel(/Address/).first().fill('Jl. Melati 1, Jakarta'); await p.getByLabel(/[Rr]esiden/).first().fill('Jl. Melati 1, Jakarta')
await next(); await p.screenshot({path:'/tmp/h/p3.png',fullPage:true}); console.log(await p.locator('form').innerText())
await p.locator('form').getByRole('button').last().click(); await p.waitForURL(/credit-life\/[0-9a-f-]{36}/,{timeout:10000}); console.log(p.url()); writeFileSync('/tmp/h/caseurl',p.url())
await p.waitForTimeout(1500); await p.screenshot({path:'/tmp/h/p4.png',fullPage:true}); console.log(await p.getByRole('main').locator('button').allInnerTexts())
await b.close()
