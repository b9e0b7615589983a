import { createDOMRenderer, RendererProvider, renderToStyleElements, webLightTheme } from '@fluentui/react-components'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Outline } from '../../../machines/kernel/outline.ts'
import type { Chapter } from '../../shared/handbook/chapter.ts'
import type { Teller } from '../../shared/handbook/teller.ts'
import type { Chart } from '../../ui/statechart/chart.ts'
import type { Plan } from '../../ui/statechart/plan.ts'
import { Drawn } from '../../ui/statechart/StatechartDrawing.tsx'
import { ChapterText } from './ChapterText.tsx'

const nothing: ReadonlySet<string> = new Set()

/** Beside the styles of what it holds: a page to be read and printed by itself. */
const ofPage = `
  body { margin: 0 auto; max-width: 1100px; padding: 32px; background: var(--colorNeutralBackground1);
    color: var(--colorNeutralForeground1); font: 14px/20px var(--fontFamilyBase); }
  h1 { font-size: 24px; line-height: 32px; }
  figure { margin: 0; }
  figure div { display: block; height: auto; overflow: visible; cursor: auto; }
  figure svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
  @media print { @page { size: A4; margin: 14mm 12mm; } body { padding: 0; } section { break-inside: auto; } }
`

/** The values of those of the theme's names that a text uses. */
const tokensIn = (text: string): string => {
  const used = new Set([...text.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name!))
  const values = Object.entries(webLightTheme).filter(([name]) => used.has(name))
  return `:root { ${values.map(([name, value]) => `--${name}: ${value};`).join(' ')} }`
}

interface Printed {
  chapter: Chapter
  teller: Teller
  outline: Outline
  chart: Chart
  plan: Plan
}

/** A chapter as a page of its own, which needs nothing beside it and runs nothing. */
export const sheetOf = ({ chapter, teller, outline, chart, plan }: Printed): string => {
  const { say, language } = teller
  const { title } = chapter
  const renderer = createDOMRenderer()
  const diagram = (
    <figure>
      <Drawn
        label={say('handbook:diagramOf', { title })}
        detail="near"
        outline={outline}
        active={nothing}
        steps={[]}
        textOf={say}
        chart={chart}
        plan={plan}
        words={{ language, textOf: say, t: say as never }}
      />
    </figure>
  )
  const body = renderToStaticMarkup(
    <RendererProvider renderer={renderer}>
      <h1>{title}</h1>
      <ChapterText chapter={chapter} say={say} diagram={diagram} />
    </RendererProvider>,
  )
  const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>)
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{title}</title>
    </>,
  )
  const own = `<style>${tokensIn(styles + body + ofPage)}${ofPage}</style>`
  return `<!doctype html><html lang="${language}"><head>${head}${styles}${own}</head><body>${body}</body></html>\n`
}
