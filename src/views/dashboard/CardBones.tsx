import { makeStyles, tokens } from '@fluentui/react-components'
import { Bone } from '../../ui/Bone.tsx'
import { useCardStyles } from './card.styles.ts'

const useStyles = makeStyles({
  title: { width: '60%', marginBottom: tokens.spacingVerticalXL },
  line: { marginBottom: tokens.spacingVerticalL },
})

/** Stands where a card will be. */
export const CardBones = () => {
  const classes = useStyles()
  return (
    <div className={useCardStyles().root} aria-busy>
      <Bone className={classes.title} />
      {[1, 2, 3, 4].map((line) => (
        <Bone key={line} className={classes.line} />
      ))}
    </div>
  )
}
