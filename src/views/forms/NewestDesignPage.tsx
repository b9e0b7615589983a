import type { formManagement } from '../../areas/forms/formManagement.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { NewestDesign } from './NewestDesign.tsx'

const NewestDesignPage = ({ record }: PartProps<OwnRow<typeof formManagement.fields>>['page']) =>
  record && <NewestDesign form={record.id} />

export default NewestDesignPage
