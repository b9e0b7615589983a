import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { currentUser } from '../../../machines/session/session.view.ts'
import { areas } from '../../areas/registry.ts'
import { useSession } from '../../data/session.ts'
import { menuOf } from '../../shared/menu.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  heading: {
    display: 'block',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '40px',
    boxSizing: 'border-box',
    marginBlock: '2px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground2Hover, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      insetBlock: tokens.spacingVerticalS,
      width: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
})

export const Menu = () => {
  const { t } = useTranslation()
  const classes = useStyles()
  const user = useSession(currentUser)
  const entry = (label: string, path: string) => (
    <NavLink to={path} className={({ isActive }) => mergeClasses(classes.link, isActive && classes.current)}>
      {t(`sidebar.${label}`)}
    </NavLink>
  )
  return (
    <ul className={classes.list}>
      {menuOf(areas, user?.permissions ?? []).map(({ label, path, entries }) => (
        <li key={label}>
          {path ? entry(label, path) : <span className={classes.heading}>{t(`sidebar.${label}`)}</span>}
          {entries.length > 0 && (
            <ul className={classes.list}>
              {entries.map((child) => (
                <li key={child.label}>{entry(child.label, child.path)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
