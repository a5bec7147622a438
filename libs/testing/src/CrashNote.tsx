import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

interface State {
  error?: Error;
}

/** Shows, instead of a part that threw while it was drawn, a note of that: `crash: <message>`. */
export class CrashNote extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <p role="alert">crash: {error.message}</p> : this.props.children;
  }
}
