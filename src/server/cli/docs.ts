import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printingWorkshop } from '../launch/workshop.ts'

/** Writes the handbook: a page for each machine in each language, with what leads from one to the other. */
const main = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder = 'handbook'] = positionals
  const { default: Engine } = await import('elkjs/lib/elk.bundled.js')
  const { cases, locales, teller, handbookTeller, outline, chartOf, graphOf, planOf, chapterOf, sheetOf } =
    await printingWorkshop()
  const engine = new Engine()
  for (const language of locales) {
    mkdirSync(join(folder, language), { recursive: true })
    for (const { area, lifecycle } of cases) {
      const chartOfAll = outline(lifecycle.machine)
      const chart = chartOf(chartOfAll, { language, textOf: teller(language), t: teller(language, 'ui') })
      const plan = planOf(chart, await engine.layout(graphOf(chart)))
      const words = handbookTeller(language)
      const chapter = chapterOf(area, lifecycle, words)
      const sheet = sheetOf({ chapter, teller: words, outline: chartOfAll, chart, plan })
      writeFileSync(join(folder, language, `${lifecycle.id}.html`), sheet)
    }
  }
  console.log(`${cases.length} chapters in ${locales.length} languages, in ${folder}`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
