import type { i18n as I18n } from 'i18next';
import { namespacesOf, voiceOf } from './namespaces.ts';
import type { Voice } from './voices.ts';

/** Switches an instance to texts in another voice, as the catalogue does with its brand. */
export async function changeVoice(i18n: I18n, voice: Voice): Promise<void> {
  if (voiceOf(i18n) === voice) return;
  i18n.options.voice = voice;
  await i18n.reloadResources(Object.keys(i18n.store.data), [...namespacesOf(i18n)]);
  await i18n.changeLanguage(i18n.language);
}
