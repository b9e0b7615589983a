import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Move } from './navigation.types.ts'
import type { Order } from '../../shared/navigation/order.ts'
import { useOrder } from '../../ui/order/useOrder.ts'
import { ArrangeRow } from './ArrangeRow.tsx'

const useStyles = makeStyles({
  hint: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0 },
  group: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground3 },
  entries: { margin: 0, paddingLeft: tokens.spacingHorizontalXXL },
})

interface ArrangeListProps {
  order: Order
  /** What a group, or an entry of any group, is called. */
  groupName(id: string): string
  entryName(id: string): string
  disabled: boolean
  onMove(move: Move): void
}

/** The groups of the menu and their entries, each in a list that can be arranged. */
export const ArrangeList = ({ order, groupName, entryName, disabled, onMove }: ArrangeListProps) => {
  const { t } = useTranslation('navigation')
  const classes = useStyles()
  const hint = useId()
  const [groupList, groups] = useOrder(order.length, (from, to) => onMove({ group: null, id: order[from]!.id, to }))
  return (
    <>
      <p id={hint} className={classes.hint}>
        {t('hint')}
      </p>
      <ul ref={groupList} className={classes.list}>
        {order.map(({ id, entries }, index) => (
          <ArrangeRow
            key={id}
            order={groups}
            index={index}
            name={groupName(id)}
            disabled={disabled}
            className={classes.group}
            describedBy={hint}
          >
            {entries.length > 0 && (
              <Entries
                group={id}
                label={groupName(id)}
                entries={entries}
                nameOf={entryName}
                disabled={disabled}
                describedBy={hint}
                onMove={onMove}
              />
            )}
          </ArrangeRow>
        ))}
      </ul>
    </>
  )
}

interface EntriesProps {
  group: string
  label: string
  entries: readonly string[]
  nameOf(id: string): string
  disabled: boolean
  describedBy: string
  onMove(move: Move): void
}

const Entries = ({ group, label, entries, nameOf, onMove, ...row }: EntriesProps) => {
  const classes = useStyles()
  const [list, order] = useOrder(entries.length, (from, to) => onMove({ group, id: entries[from]!, to }))
  return (
    <ul ref={list} className={classes.entries} aria-label={label}>
      {entries.map((id, index) => (
        <ArrangeRow key={id} {...row} order={order} index={index} name={nameOf(id)} />
      ))}
    </ul>
  )
}
