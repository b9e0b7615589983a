import { makeStyles, tokens } from '@fluentui/react-components'
import type { Asked, Way } from '../../shared/handbook/chapter.ts'
import { ruleAnchor } from '../../shared/handbook/places.ts'
import type { Teller } from '../../shared/handbook/teller.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  link: { color: 'inherit' },
  lead: { color: tokens.colorBrandForegroundLink },
})

const headOf = { and: 'handbook:allOf', or: 'handbook:oneOf', not: 'handbook:noneOf' } as const

const AskedText = ({ asked, say }: { asked: Asked; say: Teller['say'] }) => {
  const classes = useStyles()
  if ('rule' in asked)
    return (
      <a href={`#${ruleAnchor(asked.rule)}`} className={classes.link}>
        {asked.text}
      </a>
    )
  return (
    <>
      {say(headOf[asked.kind])}:
      <AskedList all={asked.parts} say={say} />
    </>
  )
}

const AskedList = ({ all, say }: { all: readonly Asked[]; say: Teller['say'] }) => {
  const classes = useStyles()
  return (
    <ul className={classes.list}>
      {all.map((asked) => (
        <li key={JSON.stringify(asked)}>
          <AskedText asked={asked} say={say} />
        </li>
      ))}
    </ul>
  )
}

/** What may be done, or happens by itself: where it leads, what it needs, how it is refused, and what happens along with it. */
export const WayText = ({ way, say }: { way: Way; say: Teller['say'] }) => {
  const { name, when, leads, rights, refusals, effects } = way
  const classes = useStyles()
  return (
    <div className={classes.root}>
      <div>
        <span className={classes.name}>{name}</span>
        {when && ` (${when})`}
        {leads && (
          <>
            {' → '}
            <a href={`#${leads.id}`} className={classes.lead}>
              {leads.name}
            </a>
          </>
        )}
      </div>
      {rights.map(({ permission, purpose }) => (
        <div key={permission} className={classes.quiet}>
          {say('handbook:rights')}: {purpose} (<code>{permission}</code>)
        </div>
      ))}
      {refusals.length > 0 && (
        <div className={classes.quiet}>
          {say('handbook:refusals')}:
          <AskedList all={refusals} say={say} />
        </div>
      )}
      {effects.length > 0 && (
        <div className={classes.quiet}>
          {say('handbook:along')}: {effects.join(', ')}
        </div>
      )}
    </div>
  )
}
