import { makeStyles, tokens } from '@fluentui/react-components'
import ActionButtons from '../../pages/actions/ActionButtons.tsx'
import type { PartProps } from '../../pages/parts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalM },
})

interface ByLinkProps extends Pick<PartProps['page'], 'area' | 'onChanged'> {
  record: { id: string; revision: number }
  page: string
}

/** Has the customer answer in place of the desk. */
export const ByLink = ({ area, record, page, onChanged }: ByLinkProps) => {
  const classes = useStyles()
  return (
    <div className={classes.root}>
      <ActionButtons
        area={area}
        record={record}
        page={page}
        only="invite"
        onChanged={(answer) => onChanged?.(answer)}
      />
    </div>
  )
}
