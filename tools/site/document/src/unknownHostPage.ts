/** The page for a host without a brand, sent with status 404: no name, brand colours or script. */
export const unknownHostPage = (nonce: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Nothing here</title>' +
  `<style nonce="${nonce}">html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}` +
  'body{display:grid;place-content:center;min-height:90vh;margin:0 24px;text-align:center}' +
  'h1{font-size:1.5rem;font-weight:600;margin:0}p{margin:.5rem 0;opacity:.75}</style></head>' +
  '<body><main><h1>Burada bir site yok · There is no site here</h1>' +
  '<p>Adresi kontrol edin. · Please check the address.</p></main></body></html>';
