import { Button, makeStyles } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { Fetched } from '../../ui/Fetched.tsx'
import { FootBar } from '../../ui/layout/FootBar.tsx'
import { ActionButton } from './ActionButton.tsx'
import type { CasePart } from './part.ts'
import { useChoices } from './useChoices.ts'
import { useWords } from './useWords.ts'

const loadSheet = () => import('./ActionSheet.tsx')

const useStyles = makeStyles({
  root: {
    '& > :first-child:not(:last-child)': { flexGrow: 1 },
    '& > :last-child:not(:first-child)': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
  /** The first action needs the room more. */
  more: { '@media (max-width: 359px)': { display: 'none' } },
})

/** The actions on a narrow screen: the first one, and the rest behind a button. */
export const ActionBar = (part: CasePart) => {
  const { t } = useWords(part)
  const classes = useStyles()
  const [isOpen, setOpen] = useState(false)
  const { decisions } = useChoices(part.actor)
  const first = decisions.find(({ allowed }) => allowed)
  const rest = decisions
    .filter((choice) => choice !== first)
    .toSorted((one, other) => Number(other.allowed) - Number(one.allowed))
  if (decisions.length === 0) return null
  const close = () => setOpen(false)
  return (
    <FootBar className={classes.root} role="group" aria-label={t('actions.title')}>
      {first && <ActionButton {...part} choice={first} isFirst={first.meta.intent === 'primary'} size="large" />}
      {rest.length > 0 && (
        <Button
          size="large"
          aria-label={t('actions.more')}
          icon={<MoreHorizontalRegular />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <span className={classes.more}>{t('actions.more')}</span>
        </Button>
      )}
      <Fetched
        wanted={isOpen}
        load={loadSheet}
        props={{ ...part, title: t('actions.title'), choices: rest, onClose: close }}
        onFailed={close}
      />
    </FootBar>
  )
}
