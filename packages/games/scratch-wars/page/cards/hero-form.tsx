import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTranslation } from 'react-i18next';
import type { BonusKind, Figure, SlotKind, SpecialKind, TimeOfDay, WeaponType } from '../../src/index.ts';
import { BONUS_KINDS, heroKind, heroKinds, SPECIAL_KINDS, TIMES_OF_DAY, WEAPON_TYPES } from '../../src/index.ts';
import { KindControl, StarsControl } from './common-controls.tsx';
import type { EntryDraft, HeroDraft, SlotDraft } from './drafts.ts';
import { untouched } from './drafts.ts';
import { FaultLine, GroupControl, NumberControl, SelectControl, TextControl } from './form.tsx';
import { heroOfKind } from './from-kind.ts';
import { useRange } from './kind-figures.tsx';
import { useNames } from './names.ts';

interface EntriesProps<K extends string> {
  path: string;
  title: string;
  add: string;
  kinds: readonly K[];
  rows: EntryDraft<K>[];
  set(rows: EntryDraft<K>[]): void;
  /** The lines of cards of this kind. */
  usual: readonly (readonly [K, Figure])[] | undefined;
}

interface EntryProps<K extends string> {
  path: string;
  kinds: readonly K[];
  row: EntryDraft<K>;
  set(part: Partial<EntryDraft<K>>): void;
  usual: readonly [K, Figure] | undefined;
}

function Entry<K extends BonusKind | SpecialKind>({ path, kinds, row, set, usual }: EntryProps<K>) {
  const { t } = useTranslation(['duel-cards', 'cards']);
  const name = useNames();
  const range = useRange();
  return (
    <>
      <SelectControl
        path={`${path}.kind`}
        label={t('form.effect')}
        value={row.kind}
        ways={kinds.map((kind) => [kind, name(kind)] as const)}
        set={(kind) => set({ kind })}
      />
      <NumberControl
        path={`${path}.value`}
        label={t(row.kind === 'trick' ? 'form.price' : 'form.value')}
        hint={usual?.[0] === row.kind ? range(usual[1], 'signed') : ''}
        value={row.value}
        set={(value) => set({ value })}
      />
    </>
  );
}

function Entries<K extends BonusKind | SpecialKind>({ path, title, add, kinds, rows, set, usual }: EntriesProps<K>) {
  const { t } = useTranslation('duel-cards');
  return (
    <fieldset className="entries">
      <legend>{title}</legend>
      {rows.map((row, k) => (
        <div className="entry-row" key={k}>
          <Entry
            path={`${path}[${k}]`}
            kinds={kinds}
            row={row}
            usual={usual?.[k]}
            set={(part) => set(rows.map((old, at) => (at === k ? { ...old, ...part } : old)))}
          />
          <button
            type="button"
            className="plain"
            aria-label={`${t('form.remove')}: ${title} ${k + 1}`}
            onClick={() => set(rows.filter((_, at) => at !== k))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <FaultLine path={path} />
      <button type="button" className="link" onClick={() => set([...rows, { kind: kinds[0], value: undefined }])}>
        + {add}
      </button>
    </fieldset>
  );
}

function SlotForm({
  time,
  draft,
  set,
  usual,
}: {
  time: TimeOfDay;
  draft: SlotDraft;
  set(draft: SlotDraft): void;
  usual: SlotKind | undefined;
}) {
  const { t } = useTranslation(['duel-cards', 'duel']);
  const range = useRange();
  const path = `$.slots.${time}`;
  return (
    <fieldset className="slot-form">
      <legend>
        <Icon name={time} /> {t(`duel:time.${time}`)}
      </legend>
      <NumberControl
        path={`${path}.energyGain`}
        label={t('form.gain')}
        hint={usual === undefined ? '' : range(usual.energyGain)}
        value={draft.energyGain}
        set={(energyGain) => set({ ...draft, energyGain })}
      />
      <Entries
        path={`${path}.bonuses`}
        title={t('form.bonuses')}
        add={t('form.addBonus')}
        kinds={BONUS_KINDS}
        rows={draft.bonuses}
        usual={usual?.bonuses}
        set={(bonuses) => set({ ...draft, bonuses })}
      />
      <Entries
        path={`${path}.specials`}
        title={t('form.specials')}
        add={t('form.addSpecial')}
        kinds={SPECIAL_KINDS}
        rows={draft.specials}
        usual={usual?.specials}
        set={(specials) => set({ ...draft, specials })}
      />
    </fieldset>
  );
}

function Focus({ draft, set }: { draft: HeroDraft; set(focus: WeaponType[]): void }) {
  const { t } = useTranslation(['duel-cards', 'duel']);
  const focus = draft.focus;
  return (
    <GroupControl path="$.focus" label={t('form.focus')}>
      <span className="checks">
        {WEAPON_TYPES.map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={focus.includes(type)}
              onChange={(event) => set(event.target.checked ? [...focus, type] : focus.filter((own) => own !== type))}
            />{' '}
            {t(`duel:type.${type}`)}
          </label>
        ))}
      </span>
    </GroupControl>
  );
}

interface Part {
  draft: HeroDraft;
  set(draft: HeroDraft): void;
}

/** The draft with what cards of a kind share. */
function filled(draft: HeroDraft, id: string): HeroDraft {
  const kind = heroKind(id);
  return kind === undefined ? { ...draft, kind: id } : heroOfKind(kind, draft.name);
}

/** Whether another kind may fill the form in anew: nothing is lost by it. */
const asFilled = (draft: HeroDraft): boolean =>
  untouched(draft) || JSON.stringify(draft) === JSON.stringify(filled(draft, draft.kind));

/** What a hero's card says outside the times of day. */
function Head({ draft, set }: Part) {
  const { t } = useTranslation('duel-cards');
  const range = useRange();
  const usual = heroKind(draft.kind);
  return (
    <div className="form-grid">
      <KindControl
        kinds={heroKinds}
        value={draft.kind}
        set={(kind) => set(asFilled(draft) ? filled(draft, kind) : { ...draft, kind })}
        fill={() => set(filled(draft, draft.kind))}
      />
      <TextControl path="$.name" label={t('form.name')} value={draft.name} set={(name) => set({ ...draft, name })} />
      <StarsControl value={draft.rarity} set={(rarity) => set({ ...draft, rarity })} />
      <NumberControl
        path="$.life"
        label={t('form.life')}
        hint={usual === undefined ? '' : range(usual.life)}
        value={draft.life}
        set={(life) => set({ ...draft, life })}
      />
      <NumberControl
        path="$.lifeKomando"
        label={t('form.komando')}
        hint={usual === undefined ? '' : range(usual.lifeKomando)}
        value={draft.lifeKomando}
        set={(lifeKomando) => set({ ...draft, lifeKomando })}
      />
      <Focus draft={draft} set={(focus) => set({ ...draft, focus })} />
    </div>
  );
}

/** Entering a hero's card, as it is printed. */
export function HeroForm({ draft, set }: Part) {
  const usual = heroKind(draft.kind);
  return (
    <>
      <Head draft={draft} set={set} />
      <div className="slot-forms">
        {TIMES_OF_DAY.map((time, k) => (
          <SlotForm
            key={time}
            time={time}
            draft={draft.slots[time]}
            usual={usual?.slots[k]}
            set={(next) => set({ ...draft, slots: { ...draft.slots, [time]: next } })}
          />
        ))}
      </div>
    </>
  );
}
