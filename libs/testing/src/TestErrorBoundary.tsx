import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

interface State {
  error?: Error;
}

/** Shows `crash: <message>` instead of a part that threw while rendering. */
export class TestErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <p role="alert">crash: {error.message}</p> : this.props.children;
  }
}
