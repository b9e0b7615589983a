import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    overflow: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  low: { maxHeight: '360px' },
})

/** JSON as it is read; `low` scrolls it where it stands beside something, and is what that is called. */
export const JsonBlock = ({ text, low }: { text: string; low?: string }) => {
  const classes = useStyles()
  return (
    <pre
      className={mergeClasses(classes.root, low && classes.low)}
      {...(low && { tabIndex: 0, role: 'group', 'aria-label': low })}
    >
      {text}
    </pre>
  )
}
