import { makeStyles, tokens } from '@fluentui/react-components'
import icon from '../../app/icon.svg'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
})

export const Mark = () => (
  <div className={useStyles().root}>
    <img src={icon} alt="" width={32} height={32} />
    Covergate
  </div>
)
