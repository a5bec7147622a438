/* global Redoc -- loaded before this file */
Redoc.init(
  '/docs/openapi.json',
  {
    disableSearch: false,
    expandResponses: '200',
    hideDownloadButton: false,
    downloadFileName: 'openapi.json',
    downloadDefinitionUrl: '/docs/openapi.yaml',
    showExtensions: ['x-assumed', 'x-side-effect'],
    requiredPropsFirst: true,
    sortTagsAlphabetically: false,
    theme: {
      colors: { primary: { main: '#0b6b4b' } },
      sidebar: { width: '300px', backgroundColor: '#f4f7f5' },
      rightPanel: { backgroundColor: '#10241c' },
      typography: {
        fontFamily: 'system-ui, sans-serif',
        fontSize: '15px',
        headings: { fontFamily: 'system-ui, sans-serif', fontWeight: '650' },
        code: { fontFamily: 'ui-monospace, monospace', color: '#0b6b4b' },
      },
    },
  },
  document.getElementById('contract'),
);
