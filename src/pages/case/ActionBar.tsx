import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { ActionButton } from './ActionButton.tsx'
import type { CasePart } from './part.ts'
import { choose } from './choose.ts'
import { useChoices } from './useChoices.ts'
import { useWords } from './useWords.ts'
import { reasonsText } from '../reasons/reasonText.ts'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 'var(--foot-height, 0px)',
    zIndex: 5,
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    margin: `0 calc(-1 * ${tokens.spacingHorizontalL}) calc(-1 * ${tokens.spacingVerticalL})`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} calc(${tokens.spacingVerticalM} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    '& > :first-child:not(:last-child)': { flexGrow: 1 },
    '& > :last-child:not(:first-child)': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
  /** Also of a refused action, since it is there to be read. */
  reason: { color: tokens.colorNeutralForeground2 },
  popover: { maxWidth: 'min(340px, 90vw)' },
})

/** The actions on a narrow screen: the first one, and the rest behind a button. */
export const ActionBar = (part: CasePart) => {
  const { t } = useWords(part)
  const classes = useStyles()
  const { decisions } = useChoices(part.actor)
  const first = decisions.find(({ allowed }) => allowed)
  const rest = decisions
    .filter((choice) => choice !== first)
    .toSorted((one, other) => Number(other.allowed) - Number(one.allowed))
  if (decisions.length === 0) return null
  return (
    <div className={classes.root} role="group" aria-label={t('actions.title')}>
      {first && <ActionButton {...part} choice={first} isFirst={first.meta.intent === 'primary'} size="large" />}
      {rest.length > 0 && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button size="large" icon={<MoreHorizontalRegular />}>
              {t('actions.more')}
            </Button>
          </MenuTrigger>
          <MenuPopover className={classes.popover}>
            <MenuList>
              {rest.map((choice) => (
                <MenuItem
                  key={choice.type}
                  disabled={!choice.allowed}
                  subText={{
                    className: classes.reason,
                    children: reasonsText(t, choice.reasons) || undefined,
                  }}
                  onClick={() => choose(part.actor, choice)}
                >
                  {t(choice.meta.label)}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </div>
  )
}
