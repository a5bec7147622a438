/** Rows per page of an account list; the server decides it. */
export const PER_PAGE = 20;

/** A page of a list, with the values that a pager needs. */
export interface Paged<T> {
  data: T[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
}

/** The number of rows before a page; pages count from 1. */
export const offsetOf = (page: number): number => (page - 1) * PER_PAGE;

/** The paged envelope of one page's rows; an empty list has one page. */
export const pageOf = <T>(data: T[], page: number, total: number): Paged<T> => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  total,
  per_page: PER_PAGE,
});
