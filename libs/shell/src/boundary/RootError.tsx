import { ErrorState } from '@baize/ui';
import { FullScreenMessage } from '../start-gate/FullScreenMessage.tsx';

/** The last resort if the shell itself crashes: it doesn't use any of the shell, and shows both languages. */
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
