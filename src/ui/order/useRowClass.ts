import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Edge } from './destination.ts'

const useStyles = makeStyles({
  root: { position: 'relative' },
  dragging: { opacity: 0.5 },
  above: { '::before': { top: '-1px' } },
  below: { '::before': { bottom: '-1px' } },
  edge: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      zIndex: 1,
      height: '2px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
})

/** What stands in the row of a table beside its cells shifts them. */
const useCellStyles = makeStyles({
  above: { '& > *': { boxShadow: `inset 0 2px ${tokens.colorCompoundBrandStroke}` } },
  below: { '& > *': { boxShadow: `inset 0 -2px ${tokens.colorCompoundBrandStroke}` } },
})

interface Dragged {
  edge: Edge | null
  dragging: boolean
}

/** How a row looks that is dragged, or at whose edge another would be dropped. */
export const useRowClass = ({ edge, dragging }: Dragged): string => {
  const classes = useStyles()
  return mergeClasses(
    classes.root,
    edge ? classes.edge : undefined,
    edge ? classes[edge] : undefined,
    dragging && classes.dragging,
  )
}

/** The same of a row of a table. */
export const useTableRowClass = ({ edge, dragging }: Dragged): string => {
  const classes = useStyles()
  const cells = useCellStyles()
  return mergeClasses(edge ? cells[edge] : undefined, dragging && classes.dragging)
}
