import {b,go,base} from './shot.mts'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
const url = readFileSync('/tmp/h/caseurl','utf8')
writeFileSync('/tmp/h/doc.pdf', readFileSync('/tmp/h/spk.pdf'))
const act = async (p: Page, name: string, f: ()=>Promise<void> = async()=>{}) => {
  await p.getByRole('main').getByRole('button',{name,exact:true}).first().click()
  const d = p.getByRole('dialog').or(p.getByRole('alertdialog')).last(); await d.waitFor()
  await f(); const buttons = await d.getByRole('button').allInnerTexts(); console.log(name, buttons)
  await d.getByRole('button').last().click(); 
  await d.waitFor({state:'detached',timeout:10000}).catch(async()=>{console.log('STILL', await d.innerText()); await p.screenshot({path:'/tmp/h/stuck.png'})})
  await p.waitForTimeout(600)
}
const dlg = (p:Page)=>p.getByRole('dialog').or(p.getByRole('alertdialog')).last()
const opt = async (p:Page,label:RegExp, re:RegExp)=>{ const c=dlg(p).getByLabel(label).first(); const tag=await c.evaluate(e=>e.tagName); if(tag==='SELECT') await c.selectOption({label: (await c.locator('option').allInnerTexts()).find(t=>re.test(t))!}); else if (tag==='INPUT' && await c.getAttribute('type')==='radio') await dlg(p).getByLabel(re).first().check(); else { await c.click(); await p.getByRole('option',{name:re}).first().click() } }
const file = async (p:Page)=>{ await dlg(p).locator('input[type=file]').setInputFiles('/tmp/h/doc.pdf'); await dlg(p).getByText('doc.pdf').first().waitFor(); await p.waitForTimeout(800) }
export { act, dlg, opt, file, url, b, go, base }
