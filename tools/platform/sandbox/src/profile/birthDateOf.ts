export interface BirthParts {
  birth_day: string;
  birth_month: string;
  birth_year: string;
}

/** `YYYY-MM-DD` from a form's three fields, whether or not the date exists. */
export const birthDateOf = ({ birth_day: day, birth_month: month, birth_year: year }: BirthParts) =>
  `${year}-${month}-${day}`;
