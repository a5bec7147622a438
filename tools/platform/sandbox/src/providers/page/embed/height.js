/** Posts this page's height to its parent, in CSS pixels, now and on every change. */
const postHeight = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (parent !== self) parent.postMessage({ type: 'height', version: 1, height }, '*');
};

new ResizeObserver(postHeight).observe(document.body);
