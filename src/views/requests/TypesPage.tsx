import { Navigate } from 'react-router-dom'
import { requestType } from '../../areas/forms/requestType.ts'

/** The types of requests are a list of their own, which the menu does not name. */
const TypesPage = () => <Navigate to={requestType.route} replace />

export default TypesPage
