/** What every generated spec does in the browser, as its own text: it needs Node and the package `playwright`, and nothing of ours. */
export const driver = `const base = process.env.COVERGATE_URL ?? 'http://127.0.0.1:4100'
// What no two records share is of the path that is gone.
let runs
const dayAfter = (days) => new Date(Date.now() + days * 86400000).toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' })
const paper = { name: 'paper.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64') }

/** The pages of the people of a path, who stay signed in, and the case that they deal with. */
const open = async (locale, started) => {
  const flags = ['--no-sandbox', '--disable-gpu']
  runs = Date.now().toString(36)
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: flags })
  const pages = new Map()
  let address = started
  let page
  let isAsked = false
  const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  const scope = () => (isAsked ? dialog() : page.getByRole('main'))
  const day = async (iso, where, label) => {
    const box = where.getByRole('textbox', { name: label, exact: true })
    if ((await box.count()) > 0) return box.fill(iso.split('-').reverse().join('-'))
    const said = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(iso))
    const month = where.getByRole('grid')
    for (let turned = 0; (await month.getByRole('button', { name: said }).count()) === 0 && turned < 24; turned += 1)
      await where.getByRole('group').filter({ has: page.getByRole('grid') }).getByRole('button').nth(2).click()
    await month.getByRole('button', { name: said }).first().click()
  }
  return {
    as: async (name, email, password) => {
      if (!pages.has(name)) {
        const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Jakarta' })
        const opened = await context.newPage()
        await opened.goto('/' + locale + '/')
        await opened.locator('input[name=email]').fill(email)
        await opened.locator('input[type=password]').fill(password)
        await opened.locator('button[type=submit]').click()
        await opened.locator('input[type=password]').waitFor({ state: 'detached' })
        pages.set(name, opened)
      }
      page = pages.get(name)
    },
    openList: async (route) => {
      isAsked = false
      await page.goto(route)
    },
    openCase: async () => {
      isAsked = false
      await page.goto(address)
    },
    /** Its beginning may lead to a page of the case. */
    begun: async (route) => {
      const begun = new RegExp('^.*' + route + '/[0-9a-f-]{36}(?=/|$)')
      await page.waitForURL(({ href }) => begun.test(href))
      address = begun.exec(page.url())[0]
    },
    press: async (name) => {
      const where = scope()
      await where.getByRole('button', { name, exact: true }).or(where.getByRole('link', { name, exact: true })).first().click()
    },
    /** What asks before it does anything. */
    act: async (name) => {
      await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
      await dialog().waitFor()
      isAsked = true
    },
    shut: async (name) => {
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first()
      await button.waitFor()
      assert.equal(await button.getAttribute('aria-disabled'), 'true')
    },
    fill: async (label, value) => scope().getByRole('textbox', { name: label, exact: true }).fill(value),
    select: async (label, option) => scope().getByRole('combobox', { name: label, exact: true }).selectOption(option),
    check: async (label) => scope().getByRole('checkbox', { name: label, exact: true }).check(),
    choose: async (label, record) => {
      const box = scope().getByRole('combobox', { name: label, exact: true })
      await box.click()
      if (record) await box.pressSequentially(record)
      await page.locator('[role=option]', record ? { hasText: record } : {}).first().click()
    },
    day: async (label, iso) => day(iso, scope(), label),
    attach: async () => {
      const where = scope()
      const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
      await where.locator('input[type=file]').first().setInputFiles(paper)
      await sent
      await where.getByRole('button', { name: paper.name }).first().waitFor()
    },
    sees: (text) => page.getByText(text, { exact: false }).first().waitFor(),
    status: (text) => page.getByRole('main').getByText(text, { exact: true }).first().waitFor(),
    /** What the product does by itself is there after a while. */
    waits: async (text) => {
      for (let tried = 0; tried < 30; tried += 1) {
        await page.goto(address)
        const seen = page.getByRole('main').getByText(text, { exact: true }).first()
        if (await seen.waitFor({ timeout: 2000 }).then(() => true, () => false)) return
      }
      assert.fail('Nothing came of itself: ' + text)
    },
    picture: async (file) => {
      if (process.env.COVERGATE_PICTURES) await page.screenshot({ path: process.env.COVERGATE_PICTURES + '/' + file, fullPage: true })
      if (!process.env.COVERGATE_AXE) return
      await page.evaluate(await readFile(process.env.COVERGATE_AXE, 'utf8'))
      const { violations } = await page.evaluate(() => globalThis.axe.run({ exclude: [['[data-tabster-dummy]']] }))
      assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]), [])
    },
    close: () => browser.close(),
  }
}
`
