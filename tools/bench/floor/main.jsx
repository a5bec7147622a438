/* The libraries bare, as any empty application would start with them: none of our wrappers, hence plain JavaScript. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Route, Routes } from 'react-router';
import { styled } from 'styled-components';

const api = createClient({ baseUrl: '/_api' });
const Title = styled.h1`
  font: 700 32px/1.2 system-ui;
`;

/** Uses every library once, so that none is left out of the build; it asks nothing. */
function Home() {
  useQuery({ queryKey: ['never'], queryFn: () => api.GET('/options'), enabled: false });
  return <Title>The floor of every measurement</Title>;
}

createRoot(document.getElementById('root')).render(
  <ErrorBoundary fallback={null}>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </ErrorBoundary>,
);
