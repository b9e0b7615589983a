import { makeStyles, tokens } from '@fluentui/react-components'
import { intents } from './intents.ts'

const { ink, ground, line } = intents.danger
const ending = { color: ink, border: `1px solid ${line}` }

/** Of what ends, refuses or removes something: outlined among others, filled where it alone is asked about. */
export const useDangerButton = makeStyles({
  outlined: { ...ending, ':hover': { ...ending, backgroundColor: ground }, ':hover:active': ending },
  filled: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
})
