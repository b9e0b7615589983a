import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { later } from '../../pages/fields/later.tsx'
import type { FilesInput } from '../../pages/fill/asking.ts'

const Input = later(() => import('../../pages/fields/FilesInput.tsx'))

/** Files that are brought for a submission as soon as they are chosen; it takes them when it is sent. */
export const SubmissionFiles: FilesInput = ({ isPersonal, ...props }) => (
  <Input {...props} record={{ area: formSubmission.id, id: null, field: isPersonal ? 'personalFiles' : 'files' }} />
)
