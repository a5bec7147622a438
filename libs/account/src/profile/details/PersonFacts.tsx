import { decoder, type Profile } from '@baize/api';
import { FactList } from '@baize/ui';
import { useTranslation } from 'react-i18next';

const UNKNOWN = '—';

/** The player's read-only personal data. */
export function PersonFacts({ me }: { me: Profile }) {
  const { t } = useTranslation('accountProfile');
  const facts = [
    { id: 'name', label: t('name'), value: decoder.text(me.name) },
    { id: 'surname', label: t('surname'), value: decoder.text(me.surname) },
    { id: 'username', label: t('username'), value: me.username },
    { id: 'player_id', label: t('player_id'), value: String(me.id) },
  ];
  return (
    <FactList facts={facts.map(({ value, ...fact }) => ({ ...fact, value: value?.trim() || UNKNOWN }))} />
  );
}
