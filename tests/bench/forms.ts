import { gallery } from '../../src/server/demo/forms/gallery.ts'
import type { Definition, FormField } from '../../src/shared/forms/definition.ts'
import { judge } from '../../src/shared/forms/judge.ts'
import { readyFor } from '../../src/shared/forms/ready.ts'
import { sampleAnswers } from '../../src/shared/forms/sample.ts'
import { placesOf } from '../../src/shared/forms/walk.ts'
import type { Place } from './bare.ts'
import { formPages } from './browser/forms.ts'
import { processorTime } from './work.ts'

const at = '2026-11-27'
const most = 300
/** Milliseconds on a processor for which each is measured, after as long again that is not. */
const measured = 1000

const said = (text: string) => ({ en: text, id: text, vi: text })

/** One of each kind that forms ask for most, again and again; each fifth hangs on one before it. */
const fieldAt = (index: number): FormField => {
  const name = `field${index}`
  const kinds = [
    { type: 'text', max: 80 },
    { type: 'number', decimals: 0 },
    { type: 'text', max: 80, visible: { field: `field${index - 1}`, is: 'filled' } },
    { type: 'date' },
    { type: 'option', look: 'list', options: ['a', 'b'].map((value) => ({ value, label: said(value) })) },
  ]
  return { kind: 'field', name, label: said(`Question ${index}`), ...kinds[index % kinds.length] } as FormField
}

const fields = Array.from({ length: most }, (_, index) => fieldAt(index))

const asking = (pages: number): Definition => ({
  schema: 1,
  pages: Array.from({ length: pages }, (_, page) => ({
    id: `page${page}`,
    title: said(`Page ${page + 1}`),
    items: fields.slice((page * most) / pages, ((page + 1) * most) / pages),
  })),
})

/** How often in a second of a processor something is done. */
const perSecond = async (work: () => void): Promise<number> => {
  const spent = async () => {
    const began = await processorTime([process.pid])
    let times = 0
    for (const until = performance.now() + measured; performance.now() < until; times += 1) work()
    return { times, ms: (await processorTime([process.pid])) - began }
  }
  await spent()
  const { times, ms } = await spent()
  return (1000 * times) / ms
}

/** Submissions that a core judges in a second, beside how often it reads the same answers from JSON. */
const reportJudged = async (called: string, definitions: readonly Definition[]): Promise<void> => {
  const works = await Promise.all(
    definitions.map(async (definition) => {
      const occasion = { at, fits: await readyFor(definition) }
      const answers = sampleAnswers(definition, occasion)
      return { definition, occasion, answers, text: JSON.stringify(answers) }
    }),
  )
  let turn = 0
  const next = () => works[turn++ % works.length]!
  const judged = await perSecond(() => {
    const { definition, answers, occasion } = next()
    judge(definition, answers, occasion)
  })
  const read = await perSecond(() => JSON.parse(next().text))
  const asked = definitions.reduce((sum, definition) => sum + placesOf(definition).length, 0) / definitions.length
  console.log(
    `${called}, ${asked.toFixed(0)} fields: ${judged.toFixed(0)} submissions judged a second of a processor, ` +
      `each as long as it takes to read ${(read / judged).toFixed(0)} of them from JSON`,
  )
}

/** What forms cost the server, and a slow browser. */
export const formFigures = async (place: Place): Promise<void> => {
  await reportJudged(
    'twenty forms of the demo',
    gallery.map(({ definition }) => definition),
  )
  await reportJudged('a form as large as may be', [asking(10)])
  await formPages(place, { '300 fields on ten pages': asking(10), '300 fields on one page': asking(1) })
}
