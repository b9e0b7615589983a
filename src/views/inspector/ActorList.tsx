import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ReceivedActor } from '../../data/inspect/received.ts'
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

interface ActorListProps {
  actors: readonly ReceivedActor[]
  chosen: string
  onChoose(id: string): void
}

export const ActorList = ({ actors, chosen, onChoose }: ActorListProps) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  return (
    <nav aria-label={t('actors')}>
      <ul className={classes.list}>
        {actors.map(({ id, name, snapshot }) => (
          <li key={id}>
            <Button
              appearance={id === chosen ? 'secondary' : 'subtle'}
              aria-current={id === chosen ? 'true' : undefined}
              className={classes.button}
              onClick={() => onChoose(id)}
            >
              <span className={classes.words}>
                {name}
                <span className={classes.quiet}>{valueText(snapshot.value) || snapshot.status}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
