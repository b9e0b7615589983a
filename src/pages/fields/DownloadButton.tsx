import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../data/upload/download.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { Reading } from './reading.ts'

/** Fetches a file as whoever reads. */
export const DownloadButton = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('files')
  const read = useContext(Reading)
  const [fetching, setFetching] = useState(false)
  const fetchFile = async () => {
    setFetching(true)
    try {
      await download(id, read)
    } catch {
      notify({ kind: 'error', text: t('downloadFailed', { name }) })
    } finally {
      setFetching(false)
    }
  }
  return (
    <Button
      appearance="subtle"
      icon={<ArrowDownloadRegular />}
      aria-label={t('download', { name })}
      disabledFocusable={fetching}
      onClick={() => void fetchFile()}
    />
  )
}
