const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** HTML for the isolated script host: runs the script at `address` and lets the elements it adds fill the window. */
export const scriptPage = (address: string): string =>
  `<style>html,body,body>div{block-size:100%}</style><script src="${escaped(address)}"></script>`;
