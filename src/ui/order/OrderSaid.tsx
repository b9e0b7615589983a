import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { saidOnly } from '../saidOnly.ts'

const useStyles = makeStyles({
  root: saidOnly,
})

/** What came to stand where. */
export interface Placed {
  name: string
  place: number
  total: number
}

/** Says it to who does not see it. */
export const OrderSaid = ({ last }: { last: Placed | null }) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  return (
    <span role="status" className={classes.root}>
      {last && t('order.moved', { ...last })}
    </span>
  )
}
