import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { outline } from '../../../machines/kernel/outline.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Chapter } from '../../shared/handbook/chapter.ts'
import type { Teller } from '../../shared/handbook/teller.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Statechart } from '../../ui/statechart/Statechart.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ChapterText } from './ChapterText.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    gap: tokens.spacingHorizontalXXL,
    '@media print': { display: 'block' },
  },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  drawing: { height: '520px', '@media print': { height: 'auto' } },
  contents: { position: 'sticky', top: '80px', alignSelf: 'start', fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, display: 'grid', gap: tokens.spacingVerticalXS },
  link: { color: tokens.colorBrandForegroundLink },
})

const nothing: ReadonlySet<string> = new Set()

interface ChapterPageProps {
  chapter: Chapter
  lifecycle: Lifecycle
  teller: Teller
}

/** A chapter by itself, at the part that its address names. */
export const ChapterPage = ({ chapter, lifecycle, teller: { say } }: ChapterPageProps) => {
  const { title, states } = chapter
  const classes = useStyles()
  const { hash } = useLocation()
  const chart = useMemo(() => outline(lifecycle.machine), [lifecycle])
  usePageTitle(title)
  useEffect(() => {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
  return (
    <div className={classes.page}>
      <div className={classes.main} data-wide>
        <TextLink to={ownPages.handbook.path}>{say('handbook:back')}</TextLink>
        <h2 className={classes.title}>{title}</h2>
        <ChapterText
          chapter={chapter}
          say={say}
          diagram={
            <div className={classes.drawing}>
              <Statechart
                label={say('handbook:diagramOf', { title })}
                detail="whole"
                outline={chart}
                active={nothing}
                steps={[]}
                textOf={say}
              />
            </div>
          }
        />
      </div>
      <nav className={classes.contents} aria-label={say('handbook:contents')}>
        <ul className={classes.list}>
          {states.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
