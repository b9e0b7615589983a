import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import type { Choice } from '../../../machines/kernel/types.ts'
import { ActionButton } from './ActionButton.tsx'
import type { CasePart } from './part.ts'
import { Reasons } from './Reasons.tsx'
import { saidIn } from './saidIn.ts'

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

interface RefusedActionsProps extends CasePart {
  choices: readonly Choice[]
}

/** Those that are refused alike. */
const Alike = ({ choices, ...part }: RefusedActionsProps) => {
  const classes = useStyles()
  const why = useId()
  const { reasons } = choices[0]!
  return (
    <div className={classes.root}>
      <div className={classes.buttons}>
        {choices.map((choice) => (
          <ActionButton key={choice.type} {...part} choice={choice} size="small" describedBy={saidIn(why, reasons)} />
        ))}
      </div>
      <Reasons {...part} id={why} reasons={reasons} />
    </div>
  )
}

/** Actions that are refused stay reachable; what stands against them is said below them, once for all of which it is said. */
export const RefusedActions = ({ choices, ...part }: RefusedActionsProps) => {
  const alike = new Map<string, Choice[]>()
  for (const choice of choices) {
    const against = JSON.stringify(choice.reasons)
    alike.set(against, [...(alike.get(against) ?? []), choice])
  }
  return [...alike].map(([against, some]) => <Alike key={against} {...part} choices={some} />)
}
