import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Area } from '../../shared/area/types.ts'
import { titleOf } from '../../shared/area/lists.ts'
import { returning } from '../../ui/useReturn.ts'
import { useWayBack } from '../list/useWayBack.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

/** To the list that the record was opened from, as it was left. */
export const BackLink = ({ area }: { area: Area }) => {
  const { t } = useTranslation(area.name)
  const { list, address } = useWayBack(area)
  return (
    <Link to={address} state={returning} className={useStyles().root}>
      <ArrowLeftRegular aria-hidden />
      {t(titleOf(list))}
    </Link>
  )
}
