import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.tsx'

/** Shows the error page in the place of what failed, until another page is opened. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return <Boundary key={pathname}>{children}</Boundary>
}

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />
  }
}
