import { decoder, type Profile } from '@baize/api';
import { useHasRoute, paths } from '@baize/routing';
import { KeyIcon, LockIcon, MailIcon, PhoneIcon, ReliefIcon, type IconComponent } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { decodeBoolean } from '@baize/api';
import { securityQueries } from './securityQueries.ts';

export type ProtectionId = 'password' | 'two_factor' | 'phone' | 'email' | 'limits';

export interface Protection {
  id: ProtectionId;
  icon: IconComponent;
  /** Undefined while unknown. */
  isSet: boolean | undefined;
  /** The page to set or change it. */
  href: string;
}

/** The account's protections, in order of importance; only those with a page in this app. */
export function useProtections(me: Profile): Protection[] {
  const hasRoute = useHasRoute();
  const limits = useQuery(securityQueries.hasLimits());
  const all: Protection[] = [
    { id: 'password', icon: KeyIcon, isSet: true, href: paths.changePassword },
    {
      id: 'two_factor',
      icon: LockIcon,
      isSet: decodeBoolean(me.ga_verification_status),
      href: paths.twoFactor,
    },
    {
      id: 'phone',
      icon: PhoneIcon,
      isSet: decodeBoolean(me.user_detail?.phone_verification),
      href: paths.smsVerification,
    },
    { id: 'email', icon: MailIcon, isSet: Boolean(decoder.text(me.email)?.trim()), href: paths.profile },
    {
      id: 'limits',
      icon: ReliefIcon,
      isSet: limits.isError ? undefined : limits.data,
      href: paths.limits,
    },
  ];
  return all.filter(({ href }) => hasRoute(href));
}
