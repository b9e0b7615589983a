import { Button, makeStyles } from '@fluentui/react-components'
import { ImageRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { mediaItem } from '../../../pages/fields/fileFacts.ts'
import { useFileViewer, viewAhead } from '../../../pages/fields/useFileViewer.tsx'
import type { WorkflowTrial } from '../../../shared/endpoints/answers/workflowTrials.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start' },
  one: { maxWidth: '240px', textAlign: 'start', overflowWrap: 'anywhere' },
})

/** What the steps of a trial showed, fetched when it is looked at. */
export const TrialPictures = ({ pictures }: Pick<WorkflowTrial, 'pictures'>) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const items = pictures.map(({ step, file }) => mediaItem(file, t('paths.pictures', { number: step })))
  const { view, viewer } = useFileViewer(items)
  return (
    <div className={classes.root}>
      {pictures.map(({ step, file: { id, name } }) => (
        <Button
          key={id}
          className={classes.one}
          appearance="subtle"
          size="small"
          icon={<ImageRegular />}
          onPointerEnter={viewAhead}
          onClick={() => view(id)}
        >
          {t('paths.noted', { number: step, text: name })}
        </Button>
      ))}
      {viewer}
    </div>
  )
}
