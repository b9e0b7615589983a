import { makeStyles } from '@fluentui/react-components'
import { MailInboxRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useCaseAreas } from '../../data/person.ts'
import type { MenuGroup as Group } from '../../shared/navigation/menu.ts'
import { CustomiseNavigation } from '../navigation/CustomiseNavigation.tsx'
import { GroupIcon } from '../navigation/GroupIcon.tsx'
import { useItemStyles } from '../navigation/items.styles.ts'
import { MenuGroup } from '../navigation/MenuGroup.tsx'
import { MenuLink } from '../navigation/MenuLink.tsx'
import { useLabels } from '../navigation/useLabels.ts'
import { useMenu } from '../navigation/useMenu.ts'

const useStyles = makeStyles({ list: { listStyleType: 'none', margin: 0, padding: 0 } })

/** As many pages are seen at once without scrolling; the groups beyond them begin folded. */
const seenAtOnce = 12

const pagesOf = (groups: readonly Group[]): number => groups.reduce((sum, { entries }) => sum + entries.length, 0)

export const Menu = () => {
  const classes = useStyles()
  const { t } = useTranslation()
  const items = useItemStyles()
  const menu = useMenu()
  const hasCases = useCaseAreas().length > 0
  const { groupLabel } = useLabels()
  return (
    <ul className={classes.list}>
      {hasCases && (
        <li>
          <MenuLink to="/inbox" text={t('inbox')} icon={<MailInboxRegular className={items.icon} aria-hidden />} />
        </li>
      )}
      {menu.map((group, index) => (
        <li key={group.id}>
          {group.path ? (
            <MenuLink to={group.path} text={groupLabel(group)} icon={<GroupIcon group={group.id} />} />
          ) : (
            <MenuGroup group={group} isOpenAtFirst={pagesOf(menu.slice(0, index + 1)) <= seenAtOnce} />
          )}
        </li>
      ))}
      <li>
        <CustomiseNavigation />
      </li>
    </ul>
  )
}
