/* A file of its own, so that it's a chunk of its own. */
export { NoticeMarquee } from '@baize/ui';
