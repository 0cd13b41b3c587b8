import { useTranslation } from 'react-i18next';

/** One filter: all, or one of a few ways. */
export function Choose({
  label,
  value,
  set,
  ways,
  any,
}: {
  label: string;
  value: string;
  set(value: string): void;
  ways: readonly (readonly [string, string])[];
  /** What no choice means, where it is not 'all'. */
  any?: string;
}) {
  const { t } = useTranslation('cards');
  return (
    <label className="control">
      <span className="control-label">{label}</span>
      <select value={value} onChange={(event) => set(event.target.value)}>
        <option value="">{any ?? t('any')}</option>
        {ways.map(([way, words]) => (
          <option key={way} value={way}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
