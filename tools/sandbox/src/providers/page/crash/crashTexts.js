import { textsIn } from '../shared/texts.js';

/** The airship's texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    past: 'Son on uçuş',
    automatic: 'Otomatik nakit',
    multiplier: 'Otomatik nakit çarpanı',
    takeOff: 'Havalan',
    cash: 'Nakde çevir',
    ready: 'Zeplin hazır',
    rule: (returns) => `Düşmeden nakde çevirin. Oyuncuya dönüş %${returns}.`,
    crashed: (at) => `${at}× noktasında düştü`,
    cashed: (at) => `${at}× ile nakde çevrildi`,
    bounds: (least, most) => `Çarpan ${least} ile ${most} arasında olmalı.`,
    open: 'Bir uçuşunuz sürüyor.',
  },
  en: {
    past: 'The last ten flights',
    automatic: 'Auto cash-out',
    multiplier: 'Multiplier of the automatic cash-out',
    takeOff: 'Take off',
    cash: 'Cash out',
    ready: 'The airship is ready',
    rule: (returns) => `Cash out before it falls. Return to player ${returns}%.`,
    crashed: (at) => `Fell at ${at}×`,
    cashed: (at) => `Cashed out at ${at}×`,
    bounds: (least, most) => `The multiplier goes from ${least} to ${most}.`,
    open: 'A flight of yours is still under way.',
  },
});
