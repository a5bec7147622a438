import { textsIn } from '../shared/texts.js';

/** The airship's texts in the launch's language. */
export const textsFor = textsIn({
  tr: {
    past: 'Son on uçuş',
    automatic: 'Otomatik nakit',
    multiplier: 'Otomatik nakde çevirme çarpanı',
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
    past: 'Last ten flights',
    automatic: 'Auto cash-out',
    multiplier: 'Auto cash-out multiplier',
    takeOff: 'Take off',
    cash: 'Cash out',
    ready: 'The airship is ready',
    rule: (returns) => `Cash out before it crashes. Return to player ${returns}%.`,
    crashed: (at) => `Crashed at ${at}×`,
    cashed: (at) => `Cashed out at ${at}×`,
    bounds: (least, most) => `Choose a multiplier from ${least} to ${most}.`,
    open: 'You still have a flight in progress.',
  },
});
