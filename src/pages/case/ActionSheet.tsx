import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import type { Choice } from '../../../machines/kernel/types.ts'
import { Sheet } from '../../ui/modal/Sheet.tsx'
import type { CasePart } from './part.ts'
import { Reasons } from './Reasons.tsx'
import { saidIn } from './saidIn.ts'
import { useChoose } from './useChoose.ts'
import { useWords } from './useWords.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: `${tokens.spacingVerticalXS} 0`, listStyleType: 'none' },
  action: {
    display: 'grid',
    alignContent: 'center',
    width: '100%',
    minHeight: '52px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  danger: { color: tokens.colorStatusDangerForeground3 },
  refused: { color: tokens.colorNeutralForeground3, cursor: 'default', ':hover': { backgroundColor: 'transparent' } },
  reason: {
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
})

interface ActionSheetProps extends CasePart {
  title: string
  choices: readonly Choice[]
  onClose(): void
}

/** Further actions from the foot of the window; a refused one says why. */
const ActionSheet = ({ title, choices, onClose, ...part }: ActionSheetProps) => {
  const { t } = useWords(part)
  const why = useId()
  const classes = useStyles()
  const choose = useChoose()
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className={classes.list}>
        {choices.map((choice) => (
          <li key={choice.type}>
            <button
              type="button"
              className={mergeClasses(
                classes.action,
                choice.meta.intent === 'danger' && classes.danger,
                !choice.allowed && classes.refused,
              )}
              aria-disabled={!choice.allowed}
              aria-describedby={saidIn(`${why}-${choice.type}`, choice.reasons)}
              onClick={() => {
                if (!choice.allowed) return
                onClose()
                choose(part, choice)
              }}
            >
              {t(choice.meta.label)}
            </button>
            {choice.reasons.length > 0 && (
              <div className={classes.reason}>
                <Reasons {...part} id={`${why}-${choice.type}`} reasons={choice.reasons} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

export default ActionSheet
