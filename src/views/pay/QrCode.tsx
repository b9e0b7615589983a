import { makeStyles, tokens } from '@fluentui/react-components'
import { create } from 'qrcode'

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
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const dark = Array.from({ length: size * size }, (_, place) => place).filter(
    (place) => modules.get(Math.floor(place / size), place % size) !== 0,
  )
  const path = dark.map((place) => `M${place % size} ${Math.floor(place / size)}h1v1h-1z`).join('')
  return (
    <svg className={classes.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  )
}
