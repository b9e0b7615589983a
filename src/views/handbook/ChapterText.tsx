import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Chapter } from '../../shared/handbook/chapter.ts'
import { letterAnchor, ruleAnchor } from '../../shared/handbook/places.ts'
import type { Teller } from '../../shared/handbook/teller.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StateText } from './StateText.tsx'
import { WayText } from './WayText.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  about: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  states: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXXL },
  intro: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, display: 'grid', gap: tokens.spacingVerticalM },
  term: { fontWeight: tokens.fontWeightSemibold, scrollMarginTop: '80px' },
  said: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})

interface ChapterTextProps {
  chapter: Chapter
  say: Teller['say']
  diagram: ReactNode
}

/** A chapter of the handbook, on the screen and on paper: only what it is handed is said. */
export const ChapterText = ({ chapter, say, diagram }: ChapterTextProps) => {
  const { about, beginning, states, rules, letters } = chapter
  const classes = useStyles()
  return (
    <div className={classes.root}>
      <p className={classes.about}>{about}</p>
      <Panel title={say('handbook:diagram')}>{diagram}</Panel>
      {beginning && (
        <Panel title={say('handbook:beginning')}>
          <WayText way={beginning} say={say} />
        </Panel>
      )}
      <Panel title={say('handbook:states')}>
        <div className={classes.states}>
          {states.map((state) => (
            <StateText key={state.id} state={state} say={say} />
          ))}
        </div>
      </Panel>
      <Panel title={say('handbook:rules')}>
        <p className={classes.intro}>{say('handbook:rulesIntro')}</p>
        <dl className={classes.list}>
          {rules.map(({ name, text, figures, permission, askedBy }) => (
            <div key={name}>
              <dt id={ruleAnchor(name)} className={classes.term}>
                {text}
              </dt>
              <dd className={classes.said}>
                <code>{name}</code>
                {permission && (
                  <>
                    {' · '}
                    {say('handbook:rights')} <code>{permission}</code>
                  </>
                )}
              </dd>
              {figures && <dd className={classes.said}>{say('handbook:figures', { figures })}</dd>}
              {askedBy.length > 0 && (
                <dd className={classes.said}>{say('handbook:askedBy', { events: askedBy.join(', ') })}</dd>
              )}
            </div>
          ))}
        </dl>
      </Panel>
      {letters.length > 0 && (
        <Panel title={say('handbook:letters')}>
          <p className={classes.intro}>{say('handbook:lettersIntro')}</p>
          <dl className={classes.list}>
            {letters.map(({ name, subject, text }) => (
              <div key={name}>
                <dt id={letterAnchor(name)} className={classes.term}>
                  {subject}
                </dt>
                <dd className={classes.said}>{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </div>
  )
}
