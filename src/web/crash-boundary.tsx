import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { forgetFailures } from './lazy-route.tsx';

/** Shows the crash page when a page breaks or its code cannot be had, until the person goes somewhere else. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

type Props = { place: string; children: ReactNode };

/** React knows error boundaries only as classes. `place` names the history entry that is shown. */
class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.broken && place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <CrashPage /> : this.props.children;
  }
}
