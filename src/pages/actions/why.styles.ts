import { makeStyles, tokens } from '@fluentui/react-components'

/** Below buttons, why some of them cannot be pressed. */
export const useWhyStyles = makeStyles({
  why: {
    flexBasis: '100%',
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
