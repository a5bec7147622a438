export interface SliceOptions {
  lib: string;
  name: string;
  /** The operation of the contract whose list the slice shows. */
  operation: string;
  /** The list's heading in English and in Turkish. */
  en: string;
  tr: string;
  skipInstall?: boolean;
}
