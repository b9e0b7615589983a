import { makeStyles, tokens } from '@fluentui/react-components'
import { TextLayer } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPage, type PdfDocument, type PdfPage, viewportOf } from './pdf.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    width: 'max-content',
    minWidth: '100%',
    boxSizing: 'border-box',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
  },
  page: { position: 'relative', backgroundColor: 'white', boxShadow: tokens.shadow4 },
  canvas: { display: 'block', width: '100%', height: '100%' },
  text: {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    '--min-font-size': '1',
    '& span, & br': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& span': {
      fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height, 0px))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size)))',
    },
    '& .markedContent': { display: 'contents' },
  },
})

interface PdfViewProps {
  document: PdfDocument
  scale: number
  rotation: number
  onFail(): void
}

/** The pages under each other, each drawn when it comes into sight; their text can be read aloud and copied. */
const PdfView = ({ document, ...looks }: PdfViewProps) => (
  <div className={useStyles().root}>
    {Array.from({ length: document.numPages }, (_, index) => (
      <Page key={index} document={document} number={index + 1} {...looks} />
    ))}
  </div>
)

const Page = ({ document, number, scale, rotation, onFail }: PdfViewProps & { number: number }) => {
  const { t } = useTranslation('viewer')
  const classes = useStyles()
  const [root, width] = useWidthInSight()
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PdfPage | null>(null)
  const shape = page && viewportOf(page, rotation)
  const isInSight = width > 0
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (isInSight) document.getPage(number).then(setPage, () => fail())
  }, [isInSight, document, number])
  useEffect(() => {
    if (!page || !width) return
    const viewport = viewportOf(page, rotation, width)
    text.current!.replaceChildren()
    text.current!.style.setProperty('--total-scale-factor', String(viewport.scale))
    const drawing = drawPage(page, canvas.current!, viewport)
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text.current!, viewport })
    // A drawing that is given up for a larger one says so.
    drawing.promise.then(
      () => layer.render(),
      () => undefined,
    )
    return () => {
      drawing.cancel()
      layer.cancel()
    }
  }, [page, width, rotation])
  return (
    <div
      ref={root}
      className={classes.page}
      role="group"
      aria-label={t('page', { number, count: document.numPages })}
      style={{
        width: `calc(min(100cqw - 24px, 900px) * ${scale})`,
        aspectRatio: shape ? `${shape.width} / ${shape.height}` : '210 / 297',
      }}
    >
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      <div ref={text} className={classes.text} />
    </div>
  )
}

/** How wide an element is while it is in sight, or nearly; 0 while it is not. */
const useWidthInSight = () => {
  const root = useRef<HTMLDivElement>(null)
  const [isInSight, setInSight] = useState(false)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const sight = new IntersectionObserver(([entry]) => setInSight(entry!.isIntersecting), { rootMargin: '50%' })
    const size = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    sight.observe(root.current!)
    size.observe(root.current!)
    return () => {
      sight.disconnect()
      size.disconnect()
    }
  }, [])
  return [root, isInSight ? width : 0] as const
}

export default PdfView
