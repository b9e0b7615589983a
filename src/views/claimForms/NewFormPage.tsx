import { Navigate } from 'react-router-dom'
import { formManagement } from '../../areas/forms/formManagement.ts'

/** A form that claims are to get is made as every other. */
const NewFormPage = () => <Navigate to={`${formManagement.route}/create`} replace />

export default NewFormPage
