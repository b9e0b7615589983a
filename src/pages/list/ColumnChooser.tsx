import { Button, Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { OrderSaid } from '../../ui/order/OrderSaid.tsx'
import { useMovable } from '../../ui/order/useMovable.tsx'
import { moved, type Order, useOrder } from '../../ui/order/useOrder.ts'
import { allColumns, headerOf } from '../../shared/area/columns.ts'
import { plainLook } from '../../shared/area/look.ts'
import type { ShownLook } from './useLook.ts'
import { PanelPopover, type PanelPlace } from '../../ui/PanelPopover.tsx'

const useStyles = makeStyles({
  surface: {
    width: '340px',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: `${tokens.spacingVerticalS} 0`, padding: 0 },
  reset: { marginTop: tokens.spacingVerticalS },
  column: { display: 'flex', alignItems: 'center' },
  name: { flexGrow: 1 },
})

interface ColumnChooserProps extends PanelPlace {
  area: Area
  names: readonly string[]
  look: ShownLook
}

const ColumnChooser = ({ area, names, look: { look, choose }, ...place }: ColumnChooserProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const { kind } = useSession(currentUser)!.organization
  const onChoose = (columns: string[]) => choose({ ...look, columns })
  const hidden = allColumns(area, kind).filter((name) => !names.includes(name))
  const title = (name: string) => headerOf(t, area, name)
  const [first = '', ...others] = names
  const [list, order] = useOrder(others.length, (from, to) => onChoose([first, ...moved(others, from, to)]))
  return (
    <PanelPopover {...place} align="end" label={t('list:chooser.title')} className={classes.surface}>
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
    </PanelPopover>
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
