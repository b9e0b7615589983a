import { makeStyles, tokens } from '@fluentui/react-components'
import type { ChapterState, Way } from '../../shared/handbook/chapter.ts'
import type { Teller } from '../../shared/handbook/teller.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { WayText } from './WayText.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    scrollMarginTop: '80px',
    '@media print': { breakInside: 'avoid-page' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  quiet: { color: tokens.colorNeutralForeground2 },
  text: { margin: 0, maxWidth: '80ch' },
  part: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
  },
})

interface PartProps {
  title: string
  ways: readonly Way[]
  say: Teller['say']
}

const Part = ({ title, ways, say }: PartProps) => {
  const classes = useStyles()
  if (ways.length === 0) return null
  return (
    <>
      <h4 className={classes.part}>{title}</h4>
      {ways.map((way, index) => (
        <WayText key={`${way.name} ${index}`} way={way} say={say} />
      ))}
    </>
  )
}

/** A state in a chapter: what it means, whose turn it is, what may be done and what happens by itself. */
export const StateText = ({ state, say }: { state: ChapterState; say: Teller['say'] }) => {
  const { id, name, intent, kinds, desk, help, effects, ways, limits } = state
  const classes = useStyles()
  return (
    <section id={id} aria-label={name} className={classes.root}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <IntentBadge intent={intent}>{name}</IntentBadge>
        </h3>
        {kinds.length > 0 && <span className={classes.quiet}>{kinds.join(', ')}</span>}
        {desk && <span className={classes.quiet}>{say('handbook:desk', { desk })}</span>}
      </div>
      <p className={classes.text}>{help}</p>
      {effects.length > 0 && (
        <p className={classes.text}>
          {say('handbook:onEntry')}: {effects.join(', ')}
        </p>
      )}
      <Part title={say('handbook:ways')} ways={ways} say={say} />
      <Part title={say('handbook:limits')} ways={limits} say={say} />
      {kinds.length === 0 && ways.length + limits.length === 0 && (
        <p className={classes.quiet}>{say('handbook:nothing')}</p>
      )}
    </section>
  )
}
