import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { areas } from '../../areas/registry.ts'
import { usePerson } from '../../data/person.ts'
import { menuOf } from '../../shared/navigation/menu.ts'
import { productName } from '../../shared/product.ts'

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
  const person = usePerson()
  const label = (id: string) => t(`sidebar.${id}`, { product: productName })
  const entry = (text: string, path: string) => (
    <NavLink to={path} className={({ isActive }) => mergeClasses(classes.link, isActive && classes.current)}>
      {text}
    </NavLink>
  )
  return (
    <ul className={classes.list}>
      {menuOf(areas, person).map(({ id, name, path, entries }) => (
        <li key={id}>
          {path ? entry(label(id), path) : <span className={classes.heading}>{name ?? label(id)}</span>}
          {entries.length > 0 && (
            <ul className={classes.list}>
              {entries.map((child) => (
                <li key={child.id}>{entry(label(child.id), child.path)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
