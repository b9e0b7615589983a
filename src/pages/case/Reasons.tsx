import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Reason } from '../../../machines/kernel/types.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '1.2em' },
  alone: { paddingLeft: 0, listStyleType: 'none' },
})

/** Why not, one reason a line. */
export const Reasons = ({ reasons, ...part }: CasePart & { reasons: readonly Reason[] }) => {
  const { reasonText } = useWords(part)
  const classes = useStyles()
  return (
    <ul className={mergeClasses(classes.list, reasons.length === 1 && classes.alone)}>
      {reasons.map((reason) => (
        <li key={reason.key}>{reasonText(reason)}</li>
      ))}
    </ul>
  )
}
