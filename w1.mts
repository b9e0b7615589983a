import {b,go,base} from './shot.mts'
const p = await go(1440,1000,'en','bank')
await p.goto(base+'/credit-life/create'); await p.locator('form input').first().waitFor(); await p.waitForTimeout(800)
console.log(await p.locator('form').innerText())
console.log(await p.locator('form label').allInnerTexts())
await p.screenshot({path:'/tmp/h/p1.png'})
await b.close()
