import { makeStyles, tokens } from '@fluentui/react-components'
import { encode } from 'uqr'

const useStyles = makeStyles({
  root: {
    width: 'min(240px, 70vw)',
    height: 'auto',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    // Scanners want dark on light, whatever the theme is.
    backgroundColor: '#fff',
  },
})

/** What a payer scans. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const classes = useStyles()
  const { data, size } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      className={classes.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
