import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { videoType } from './kinds.ts'
import type { PdfDocument } from './pdf.ts'
import type { MediaContent, MediaItem } from './viewer.types.ts'

const PdfView = lazy(() => import('./PdfView.tsx'))

const useStyles = makeStyles({
  box: { position: 'relative' },
  image: { position: 'absolute', left: '50%', top: '50%', objectFit: 'contain' },
  whole: { width: '100cqw', height: '100cqh', border: 'none', display: 'block' },
  text: {
    boxSizing: 'border-box',
    minHeight: '100cqh',
    width: '100cqw',
    margin: 0,
    padding: tokens.spacingHorizontalL,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilyMonospace,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  /** Of a page that is made for a light ground. */
  frame: { backgroundColor: 'white', colorScheme: 'light' },
})

interface MediaViewProps {
  item: MediaItem
  content: MediaContent
  scale: number
  /** In degrees to the right. */
  rotation: number
  onFail(): void
}

/** One item, as large as its room times the scale. */
export const MediaView = ({ item, content, scale, rotation, onFail }: MediaViewProps) => {
  const { t } = useTranslation('viewer')
  const classes = useStyles()
  switch (content.kind) {
    case 'image': {
      const box = { width: `calc(100cqw * ${scale})`, height: `calc(100cqh * ${scale})` }
      const shape = rotation % 180 === 0 ? box : { width: box.height, height: box.width }
      return (
        <div className={classes.box} style={box}>
          <img
            className={classes.image}
            style={{ ...shape, transform: `translate(-50%, -50%) rotate(${rotation}deg)` }}
            src={content.url}
            alt={item.title}
            draggable={false}
            onError={onFail}
          />
        </div>
      )
    }
    case 'video':
      return (
        // Nobody has brought captions with it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={classes.whole} controls aria-label={item.title} onError={onFail}>
          <source src={content.url} type={videoType(item.name)} onError={onFail} />
          {t('noVideo')}
        </video>
      )
    case 'pdf':
      return (
        <Suspense fallback={null}>
          <PdfView document={content.document as PdfDocument} scale={scale} rotation={rotation} onFail={onFail} />
        </Suspense>
      )
    case 'text':
      return (
        <pre className={classes.text} style={{ fontSize: `calc(${tokens.fontSizeBase300} * ${scale})` }}>
          {content.text}
        </pre>
      )
    case 'frame':
      // It runs nothing, is of no origin, and fetches no more than our own pages may.
      return (
        <iframe
          className={`${classes.whole} ${classes.frame}`}
          title={item.title}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={content.text}
        />
      )
  }
}
