import { Button, Checkbox, Popover, PopoverSurface, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { allColumns, moved } from './columns.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { headerOf } from './useColumns.tsx'

const useStyles = makeStyles({
  surface: {
    width: '340px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(70vh, 640px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: `${tokens.spacingVerticalS} 0`, padding: 0 },
  column: { display: 'flex', alignItems: 'center' },
  name: { flexGrow: 1 },
})

interface ColumnChooserProps {
  area: Area
  names: readonly string[]
  target: HTMLElement | null
  /** Stays mounted when it closes: taken away while open, it would leave the page hidden from screen readers. */
  open: boolean
  /** null is the default. */
  onChoose(names: string[] | null): void
  onClose(): void
}

const ColumnChooser = ({ area, names, target, open, onChoose, onClose }: ColumnChooserProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const { kind } = useSession(currentUser)!.organization
  const hidden = allColumns(area, kind).filter((name) => !names.includes(name))
  const title = (name: string) => headerOf(t, area, name)
  const toggle = (name: string, shown: boolean) =>
    onChoose(shown ? [...names, name] : names.filter((other) => other !== name))
  const move = (name: string, by: -1 | 1, Icon: typeof ArrowUpRegular, key: 'up' | 'down') => (
    <Button
      appearance="subtle"
      size="small"
      icon={<Icon />}
      aria-label={t(`list:chooser.${key}`, { column: title(name) })}
      disabledFocusable={moved(names, name, by).join() === names.join()}
      onClick={() => onChoose(moved(names, name, by))}
    />
  )
  return (
    <Popover
      open={open}
      trapFocus
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <PopoverSurface className={classes.surface} aria-label={t('list:chooser.title')}>
        <p className={classes.hint}>{t('list:chooser.hint', { column: title(area.title) })}</p>
        <ul className={classes.list}>
          {[...names.slice(1), ...hidden].map((name) => {
            const shown = names.includes(name)
            return (
              <li key={name} className={classes.column}>
                <span className={classes.name}>
                  <Checkbox
                    label={title(name)}
                    checked={shown}
                    onChange={(_, data) => toggle(name, data.checked === true)}
                  />
                </span>
                {shown && move(name, -1, ArrowUpRegular, 'up')}
                {shown && move(name, 1, ArrowDownRegular, 'down')}
              </li>
            )
          })}
        </ul>
        <Button onClick={() => onChoose(null)}>{t('list:chooser.reset')}</Button>
      </PopoverSurface>
    </Popover>
  )
}

export default ColumnChooser
