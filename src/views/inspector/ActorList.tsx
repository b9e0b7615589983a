import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { standsAt } from '../../data/inspect/log.ts'
import { shownAt } from './inspector.view.ts'
import type { InspectorPart } from './part.ts'
import { valueText } from './text.ts'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
  },
  button: { justifyContent: 'flex-start', textAlign: 'left', maxWidth: '340px' },
  words: { display: 'grid', overflowWrap: 'anywhere' },
  quiet: { fontWeight: tokens.fontWeightRegular, fontSize: tokens.fontSizeBase200 },
})

interface ActorListProps extends InspectorPart {
  chosen: string
  onChoose(id: string): void
}

/** Who there is at the moment that is shown, and how each of them stands. */
export const ActorList = ({ actor, log, chosen, onChoose }: ActorListProps) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const at = useSelector(actor, shownAt)
  const stands = useMemo(() => standsAt(log, at), [log, at])
  return (
    <nav aria-label={t('actors')}>
      <ul className={classes.list}>
        {log.actors.map(({ id, name }) => {
          const stand = stands.get(id)
          return (
            <li key={id}>
              <Button
                appearance={id === chosen ? 'secondary' : 'subtle'}
                aria-current={id === chosen ? 'true' : undefined}
                className={classes.button}
                onClick={() => onChoose(id)}
              >
                <span className={classes.words}>
                  {name}{' '}
                  <span className={classes.quiet}>
                    {stand ? valueText(stand.value) || stand.status : t('notThere')}
                  </span>
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
