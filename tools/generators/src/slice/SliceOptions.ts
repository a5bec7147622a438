export interface SliceOptions {
  lib: string;
  name: string;
  /** The operation of the contract whose list the slice shows. */
  operation: string;
  /** What the list is called in English and in Turkish. */
  en: string;
  tr: string;
  skipInstall?: boolean;
}
