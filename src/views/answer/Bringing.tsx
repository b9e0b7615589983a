import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileLimits } from '../../../machines/fields/fileKinds.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { limitsText } from '../../data/upload/limits.ts'
import type { uploadMachine } from '../../data/upload/upload.machine.ts'
import { useUploader } from '../../pages/fields/useUploader.ts'
import type { OfferedAnswer } from '../../shared/endpoints/answers/inquiry.ts'
import { extensionsOf, sizeText } from '../../shared/uploads.ts'
import { intents } from '../../ui/intents.ts'
import { FileList } from '../../ui/uploader/FileList.tsx'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { Uploader } from '../../ui/uploader/Uploader.tsx'
import { connectedPaper } from './answer.gateway.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  done: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  then: { margin: 0, color: tokens.colorNeutralForeground2 },
  icon: { fontSize: '24px', color: intents.success.ink },
})

interface BringingProps {
  token: string
  answer: OfferedAnswer
  limits: FileLimits
}

/** Files as an answer, one after the other: each is sent as soon as it is chosen. */
export const Bringing = ({ token, answer: { name, label, done, then }, limits }: BringingProps) => {
  const { t } = useTranslation('answer')
  const classes = useStyles()
  const [brought, setBrought] = useState<readonly KeptFile[]>([])
  const [logic] = useState(() => connectedPaper(token, name))
  return (
    <div className={classes.root}>
      <NextFile
        key={brought.length}
        logic={logic}
        limits={limits}
        label={label}
        onBrought={(file) => setBrought([...brought, file])}
      />
      <div role="status">
        {brought.length > 0 && (
          <>
            <p className={classes.done}>{done}</p>
            <p className={classes.then}>{then}</p>
          </>
        )}
      </div>
      {brought.length > 0 && (
        <FileList label={t('brought')}>
          {brought.map(({ id, name: title, size }) => (
            <FileRow key={id} title={title} facts={[Object.values(sizeText(size)).join(' ')]}>
              <CheckmarkCircleFilled className={classes.icon} aria-hidden />
              <Text size={200}>{t('arrived')}</Text>
            </FileRow>
          ))}
        </FileList>
      )}
    </div>
  )
}

interface NextFileProps {
  logic: typeof uploadMachine
  limits: FileLimits
  label: string
  onBrought: (file: KeptFile) => void
}

const NextFile = ({ logic, limits, label, onBrought }: NextFileProps) => {
  const { t, i18n } = useTranslation('files')
  const { uploaded, uploader } = useUploader(logic, { limits, place: { area: '', id: null } })
  useEffect(() => {
    if (uploaded) onBrought(uploaded)
  }, [uploaded, onBrought])
  return (
    <Uploader
      label={label}
      hint={t('limits', limitsText(limits, i18n.language))}
      extensions={extensionsOf(limits)}
      {...uploader}
    />
  )
}
