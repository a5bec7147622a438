/** A bonus's wagering requirement, its progress, and its expiry. */
export const wagering = [
  `alter table bonus add column wager_required bigint check (wager_required > 0)`,
  `alter table bonus add column wagered bigint not null default 0`,
  `alter table bonus add column expires_at timestamptz`,
  `alter table bonus add constraint bonus_wagered_check check (wagered between 0 and coalesce(wager_required, 0))`,
] as const;
