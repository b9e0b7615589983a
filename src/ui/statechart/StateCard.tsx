import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    left: tokens.spacingHorizontalL,
    bottom: tokens.spacingVerticalL,
    width: 'min(420px, 60%)',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    pointerEvents: 'none',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
})

/** What a state means that somebody points at, or stands on with the keys. */
export const StateCard = ({ id, name, text }: { id: string; name: string; text: string }) => {
  const classes = useStyles()
  return (
    <div id={id} className={classes.root} data-screen>
      <div className={classes.name}>{name}</div>
      {text}
    </div>
  )
}
