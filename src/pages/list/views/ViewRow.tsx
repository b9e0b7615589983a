import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular, EditRegular, HomeFilled, HomeRegular, PinFilled, PinRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Area } from '../../../shared/area/types.ts'
import type { SavedView } from '../../../shared/endpoints/answers/views.ts'
import { savedViews, searchOf } from './savedViews.ts'
import type { Question } from './views.types.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  name: { flexGrow: 1, minWidth: 0, paddingInline: tokens.spacingHorizontalS, overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  here: { fontWeight: tokens.fontWeightSemibold },
  by: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  tool: { flexShrink: 0, minWidth: '36px' },
})

interface ViewRowProps {
  area: Area
  view: SavedView
  isOpen: boolean
  onOpened(): void
  onAsk(question: Question): void
}

/** A saved view: a plain link, and what may be done about it. */
export const ViewRow = ({ area, view, isOpen, onOpened, onAsk }: ViewRowProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const { id, name, pinned, standard } = view
  const mark = (marks: { pinned: boolean; standard: boolean }) =>
    savedViews().send({ type: 'order.given', order: { type: 'mark', id, ...marks } })
  const tool = (icon: ReactElement, word: string, act: () => void, isPressed?: boolean) => (
    <Button
      className={classes.tool}
      appearance="subtle"
      icon={icon}
      title={t(`saved.${word}`, { name })}
      aria-label={t(`saved.${word}`, { name })}
      aria-pressed={isPressed}
      onClick={act}
    />
  )
  const edit = () => {
    const { revision, ...kept } = view
    onAsk({ type: 'name', draft: { ...kept, seen: revision } })
  }
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <Link
          className={mergeClasses(classes.link, isOpen && classes.here)}
          to={area.route + searchOf(view)}
          aria-current={isOpen ? 'true' : undefined}
          onClick={onOpened}
        >
          {name}
        </Link>
        {view.shared && view.by && <span className={classes.by}>{t('saved.shared', { name: view.by.name })}</span>}
      </span>
      {tool(pinned ? <PinFilled /> : <PinRegular />, pinned ? 'unpin' : 'pin', () =>
        mark({ pinned: !pinned, standard }),
      )}
      {tool(standard ? <HomeFilled /> : <HomeRegular />, standard ? 'notStandard' : 'standard', () =>
        mark({ pinned, standard: !standard }),
      )}
      {view.mayChange && tool(<EditRegular />, 'edit', edit)}
      {view.mayChange && tool(<DeleteRegular />, 'delete', () => onAsk({ type: 'drop', view }))}
    </li>
  )
}
