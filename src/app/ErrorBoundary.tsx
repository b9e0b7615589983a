import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.tsx'

/** Shows the error page in the place of what failed, until another page is opened. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary pathname={useLocation().pathname}>{children}</Boundary>
)

interface BoundaryProps {
  pathname: string
  children: ReactNode
}

interface BoundaryState {
  failure: { error: unknown } | null
  pathname: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, pathname: this.props.pathname }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, shown: BoundaryState): Partial<BoundaryState> | null {
    return pathname === shown.pathname ? null : { failure: null, pathname }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} /> : this.props.children
  }
}
