import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { downloadFrom } from '../../data/upload/download.ts'
import { connectedImport } from '../../data/upload/upload.gateway.ts'
import type { Area } from '../../shared/area/types.ts'
import { type TemplateFormat, templateFormats } from '../../shared/endpoints/answers/imports.ts'
import { extensionsOf, importLimits, sizeText } from '../../shared/uploads.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { Uploader } from '../../ui/uploader/Uploader.tsx'
import { useUploader } from '../fields/useUploader.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  templates: {
    margin: 0,
    padding: 0,
    border: 'none',
    '& > legend': { padding: 0, fontWeight: tokens.fontWeightSemibold },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
})

const extensions = extensionsOf(importLimits)

interface ImportDialogProps {
  area: Area
  onClose(): void
}

/** Gives the template, and takes the file; what comes of it has its own page. */
const ImportDialog = ({ area, onClose }: ImportDialogProps) => {
  const { t } = useTranslation(['imports', area.name])
  const classes = useStyles()
  const navigate = useNavigate()
  const { uploaded, uploader } = useUploader(connectedImport, {
    limits: importLimits,
    place: { area: area.id, id: null },
  })
  useEffect(() => {
    if (uploaded) void navigate(`/imports/${uploaded.id}`)
  }, [uploaded, navigate])
  const fetchTemplate = (format: TemplateFormat) =>
    downloadFrom(`/api/import-templates/${area.id}?format=${format}`).catch(() =>
      notify({ kind: 'error', text: t('dialog.notFetched') }),
    )
  return (
    <ConfirmDialog title={t('dialog.title', { title: t(`${area.name}:title`) })} onCancel={onClose}>
      <div className={classes.root}>
        <p className={classes.text}>{t('dialog.text')}</p>
        <fieldset className={classes.templates}>
          <legend>{t('dialog.template')}</legend>
          <p className={classes.text}>{t('dialog.templateText')}</p>
          <span className={classes.buttons}>
            {templateFormats.map((format) => (
              <Button key={format} icon={<ArrowDownloadRegular />} onClick={() => void fetchTemplate(format)}>
                {t(`dialog.${format}`)}
              </Button>
            ))}
          </span>
        </fieldset>
        <Uploader
          label={t('dialog.file')}
          hint={t('dialog.limits', sizeText(importLimits.bytes))}
          extensions={extensions}
          {...uploader}
        />
      </div>
    </ConfirmDialog>
  )
}

export default ImportDialog
