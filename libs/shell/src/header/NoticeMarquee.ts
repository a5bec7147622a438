export { NoticeMarquee } from '@baize/ui';
