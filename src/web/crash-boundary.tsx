import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { ChunkLoadError, resetFailedLoads } from './lazy-route.tsx';

/** Shows the crash page when a page throws or its code cannot be loaded, until the next navigation. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

type Props = { place: string; children: ReactNode };

type State = { crash: 'broken' | 'missing' | null };

/**
 * A class, because React supports error boundaries only as classes. `place` is the key of the history entry
 * on screen.
 */
class Boundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: error instanceof ChunkLoadError ? 'missing' : 'broken' };
  }

  override componentDidCatch() {
    resetFailedLoads();
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.crash && place !== this.props.place) this.setState({ crash: null });
  }

  override render() {
    const { crash } = this.state;
    return crash ? <CrashPage what={crash} /> : this.props.children;
  }
}
