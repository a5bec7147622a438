export interface SliceOptions {
  lib: string;
  name: string;
  /** The contract operation that returns the slice's list. */
  operation: string;
  /** The list's heading in English and in Turkish. */
  en: string;
  tr: string;
  skipInstall?: boolean;
}
