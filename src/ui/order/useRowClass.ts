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

/** How a row looks that is dragged, or at whose edge another would be dropped. */
export const useRowClass = ({ edge, dragging }: { edge: Edge | null; dragging: boolean }): string => {
  const classes = useStyles()
  return mergeClasses(
    classes.root,
    edge ? classes.edge : undefined,
    edge ? classes[edge] : undefined,
    dragging && classes.dragging,
  )
}
