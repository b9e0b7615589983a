import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ImageOffRegular, ImageRegular } from '@fluentui/react-icons'
import { Bone } from './Bone.tsx'

const useStyles = makeStyles({
  frame: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    maxWidth: '100%',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeHero700,
  },
  round: { borderRadius: tokens.borderRadiusCircular },
  image: { objectFit: 'cover' },
  bone: { width: '100%', height: '100%' },
})

interface PictureProps {
  /** Where it is shown from. */
  url: string | null
  /** What stands where there is no address: that there is none, that it is on its way, or that it cannot be had. */
  without: 'none' | 'waiting' | 'away'
  alt: string
  isRound: boolean
  width: number
  height: number
}

export const Picture = ({ url, without, alt, isRound, width, height }: PictureProps) => {
  const classes = useStyles()
  const size = { width, aspectRatio: `${width} / ${height}` }
  const className = mergeClasses(classes.frame, isRound && classes.round)
  if (url) return <img className={mergeClasses(className, classes.image)} style={size} src={url} alt={alt} />
  return (
    <span className={className} style={size} role="img" aria-label={alt} aria-busy={without === 'waiting'}>
      {without === 'waiting' && <Bone className={classes.bone} />}
      {without === 'away' && <ImageOffRegular aria-hidden />}
      {without === 'none' && <ImageRegular aria-hidden />}
    </span>
  )
}
