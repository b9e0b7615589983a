import { Button, Checkbox, Popover, PopoverSurface, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { OrderSaid } from '../../ui/order/OrderSaid.tsx'
import { useMovable } from '../../ui/order/useMovable.tsx'
import { moved, type Order, useOrder } from '../../ui/order/useOrder.ts'
import { allColumns, headerKey } from '../../shared/area/columns.ts'
import { plainLook } from '../../shared/area/look.ts'
import type { ShownLook } from './useLook.ts'

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
  reset: { marginTop: tokens.spacingVerticalS },
  column: { display: 'flex', alignItems: 'center' },
  name: { flexGrow: 1 },
})

interface ColumnChooserProps {
  area: Area
  names: readonly string[]
  target: HTMLElement | null
  /** Stays mounted when it closes: taken away while open, it would leave the page hidden from screen readers. */
  open: boolean
  look: ShownLook
  onClose(): void
}

const ColumnChooser = ({ area, names, target, open, look: { look, choose }, onClose }: ColumnChooserProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const { kind } = useSession(currentUser)!.organization
  const onChoose = (columns: string[]) => choose({ ...look, columns })
  const hidden = allColumns(area, kind).filter((name) => !names.includes(name))
  const title = (name: string) => t(headerKey(area, name))
  const [first = '', ...others] = names
  const [list, order] = useOrder(others.length, (from, to) => onChoose([first, ...moved(others, from, to)]))
  return (
    <Popover
      open={open}
      trapFocus
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <PopoverSurface className={classes.surface} aria-label={t('list:chooser.title')}>
        <p className={classes.hint}>{t('list:chooser.hint', { column: title(area.title) })}</p>
        <ul ref={list} className={classes.list}>
          {[...others, ...hidden].map((name, index) => (
            <Column
              key={name}
              name={title(name)}
              isShown={names.includes(name)}
              order={order}
              index={index}
              onToggle={(shown) => onChoose(shown ? [...names, name] : names.filter((other) => other !== name))}
            />
          ))}
        </ul>
        <OrderSaid last={order.last} />
        <Checkbox
          label={t('list:chooser.density')}
          checked={look.density === 'compact'}
          onChange={(_, data) => choose({ ...look, density: data.checked === true ? 'compact' : 'comfortable' })}
        />
        <p className={classes.hint}>{t('list:chooser.widthHint')}</p>
        <Button className={classes.reset} onClick={() => choose(plainLook)}>
          {t('list:chooser.reset')}
        </Button>
      </PopoverSurface>
    </Popover>
  )
}

interface ColumnProps {
  name: string
  isShown: boolean
  order: Order
  index: number
  onToggle(shown: boolean): void
}

/** A column; those that are shown have a place. */
const Column = ({ name, isShown, order, index, onToggle }: ColumnProps) => {
  const classes = useStyles()
  const { setRow, className, handle, steps } = useMovable({ order, index, name, disabled: !isShown })
  return (
    <li ref={setRow} className={mergeClasses(classes.column, className)}>
      {isShown && handle}
      <span className={classes.name}>
        <Checkbox label={name} checked={isShown} onChange={(_, data) => onToggle(data.checked === true)} />
      </span>
      {isShown && steps}
    </li>
  )
}

export default ColumnChooser
