import { ErrorState } from '@baize/ui';
import { FullScreenMessage } from '../start-gate/FullScreenMessage.tsx';

/** The last resort: even the shell failed, so nothing of it is used here, and both languages are said. */
export function RootError() {
  return (
    <FullScreenMessage>
      <ErrorState
        level={1}
        title="Bir sorun oluştu · Something went wrong"
        text="Sayfayı yeniden yükleyin. · Please reload the page."
        retryLabel="Yeniden yükle · Reload"
        onRetry={() => location.reload()}
      />
    </FullScreenMessage>
  );
}
