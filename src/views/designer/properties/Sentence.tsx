import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    overflowWrap: 'anywhere',
  },
})

/** What was put together by choosing, as one reads it. */
export const Sentence = ({ children }: { children: string }) => <p className={useStyles().root}>{children}</p>
