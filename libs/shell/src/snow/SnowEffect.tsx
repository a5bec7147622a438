export { SnowEffect } from '@baize/ui';
