import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { OrganisationChoice as Choice } from '../../../machines/session/session.types.ts'
import { isSigningIn } from '../../../machines/session/session.view.ts'
import { session, useSession } from '../../data/session.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { Heading } from './Heading.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  organisation: {
    width: '100%',
    maxWidth: 'none',
    justifyContent: 'space-between',
    padding: tokens.spacingHorizontalM,
  },
  organisationName: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { display: 'grid', textAlign: 'start' },
  kind: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  back: { justifySelf: 'start' },
})

export const OrganisationChoice = ({ organisations }: { organisations: readonly Choice[] }) => {
  const { t } = useTranslation('session')
  const classes = useStyles()
  const busy = useSession(isSigningIn)
  return (
    <div className={classes.root}>
      <Heading title={t('choice.title')} intro={t('choice.intro')} focused />
      <ul className={classes.list}>
        {organisations.map(({ id, name, kind, logo }) => (
          <li key={id}>
            <Button
              className={classes.organisation}
              size="large"
              icon={<ChevronRightRegular />}
              iconPosition="after"
              disabledFocusable={busy}
              onClick={() => session.send({ type: 'organisation.chosen', organization: id })}
            >
              <span className={classes.organisationName}>
                <Portrait name={name} image={logo} shape="square" />
                <span className={classes.words}>
                  {name}
                  <span className={classes.kind}>{t(`kinds.${kind}`)}</span>
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button
        className={classes.back}
        appearance="transparent"
        disabledFocusable={busy}
        onClick={() => session.send({ type: 'choice.abandoned' })}
      >
        {t('choice.back')}
      </Button>
    </div>
  )
}
