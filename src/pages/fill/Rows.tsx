import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { FormGroup } from '../../shared/forms/definition.ts'
import { listOf } from '../../ui/fields/input.ts'
import { GroupFrame } from '../../ui/fields/rows/GroupFrame.tsx'
import { RowFrame } from '../../ui/fields/rows/RowFrame.tsx'
import type { Row } from '../../ui/fields/rows/rows.ts'
import { type Asking, rowOf } from './asking.ts'
import { emptyRow } from './empty.ts'
import { isShown, MarkedField, placeOf } from './MarkedField.tsx'
import { useFillStyles } from './fill.styles.ts'
import { RowTable } from './RowTable.tsx'
import { helpOf, labelOf } from '../../shared/forms/told.ts'

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '&:not(:empty)': { marginBottom: tokens.spacingVerticalM },
  },
  row: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' },
})

/** What is asked once for each row. */
const Rows = ({ asking, group }: { asking: Asking; group: FormGroup }) => {
  const fill = useFillStyles()
  const classes = useStyles()
  const { locale, typed, judged, change, leave } = asking
  const label = labelOf(group, locale)
  const rows = listOf<Row>(typed[group.name])
  const spotOf = (index: number) => ({
    prefix: `${group.name}[${index}].`,
    typed: rows[index]!,
    kept: rowOf(judged.answers, group.name, index),
  })
  const take = (index: number) => change(group.name, rows.toSpliced(index, 1))
  return (
    <GroupFrame
      name={group.name}
      label={label}
      hint={helpOf(group, locale)}
      error={asking.errorOf(group.name, group)}
      required={group.min > 0}
      rows={rows}
      max={group.max}
      rowLabel={label}
      empty={() => emptyRow(group)}
      onChange={(next) => change(group.name, next)}
      onBlur={() => leave(group.name)}
    >
      {(drawn) =>
        group.look === 'table' ? (
          <RowTable {...drawn} asking={asking} group={group} count={rows.length} spotOf={spotOf} onRemove={take} />
        ) : (
          <ul ref={drawn.list} className={classes.rows}>
            {rows.map((_, index) => (
              <RowFrame
                key={index}
                order={drawn.order}
                index={index}
                called={drawn.called(index)}
                isKept={rows.length <= group.min}
                onRemove={() => take(index)}
              >
                <div className={mergeClasses(fill.grid, classes.row)}>
                  {group.items
                    .filter((field) => isShown(asking, field, spotOf(index).prefix))
                    .map((field) => (
                      <MarkedField key={field.name} {...placeOf({ asking, spot: spotOf(index), field })} />
                    ))}
                </div>
              </RowFrame>
            ))}
          </ul>
        )
      }
    </GroupFrame>
  )
}

export default Rows
