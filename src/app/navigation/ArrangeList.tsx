import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Move } from './navigation.types.ts'
import type { Order } from '../../shared/navigation/order.ts'
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
  const acting = useRef<Element | null>(null)
  /** A row that the browser puts elsewhere loses the focus. */
  useLayoutEffect(() => {
    if (acting.current instanceof HTMLElement) acting.current.focus()
    acting.current = null
  }, [order])
  const mover = (group: string | null) => (id: string, to: number) => {
    acting.current = document.activeElement
    onMove({ group, id, to })
  }
  return (
    <>
      <p id={hint} className={classes.hint}>
        {t('hint')}
      </p>
      <ul className={classes.list}>
        {order.map(({ id, entries }, index) => (
          <ArrangeRow
            key={id}
            list=""
            id={id}
            name={groupName(id)}
            index={index}
            of={order.length}
            disabled={disabled}
            className={classes.group}
            describedBy={hint}
            onMove={mover(null)}
          >
            {entries.length > 0 && (
              <ul className={classes.entries} aria-label={groupName(id)}>
                {entries.map((entry, place) => (
                  <ArrangeRow
                    key={entry}
                    list={id}
                    id={entry}
                    name={entryName(entry)}
                    index={place}
                    of={entries.length}
                    disabled={disabled}
                    describedBy={hint}
                    onMove={mover(id)}
                  />
                ))}
              </ul>
            )}
          </ArrangeRow>
        ))}
      </ul>
    </>
  )
}
