/* The libraries bare, as any empty application would start with them: none of our wrappers, hence plain JavaScript. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router';
import { styled } from 'styled-components';

const api = createClient({ baseUrl: '/_api' });
const Title = styled.h1`
  font: 700 32px/1.2 system-ui;
`;

const i18n = createInstance();
const texts = { page: { title: 'The floor of every measurement' } };
void i18n.init({ lng: 'en', defaultNS: 'page', resources: { en: texts }, initAsync: false });

/** Uses every library once, so that none is left out of the build; it asks nothing. */
function Home() {
  useQuery({ queryKey: ['never'], queryFn: () => api.GET('/options'), enabled: false });
  return <Title>{useTranslation('page').t('title')}</Title>;
}

createRoot(document.getElementById('root')).render(
  <ErrorBoundary fallback={null}>
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Home />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>
  </ErrorBoundary>,
);
