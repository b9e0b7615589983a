import { makeStyles } from '@fluentui/react-components'
import type { Reason } from '../../../machines/kernel/types.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '1.2em', ':has(> :only-child)': { paddingLeft: 0, listStyleType: 'none' } },
})

/** Why not, one reason a line. */
export const Reasons = ({ reasons, ...part }: CasePart & { reasons: readonly Reason[] }) => {
  const { reasonText } = useWords(part)
  return (
    <ul className={useStyles().list}>
      {reasons.map((reason) => (
        <li key={reason.key}>{reasonText(reason)}</li>
      ))}
    </ul>
  )
}
