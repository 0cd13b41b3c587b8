import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTranslation } from 'react-i18next';
import type { EffectKind, FieldKind, WeaponType } from '../../src/index.ts';
import { COLOURS, EFFECT_KINDS, isDeferred, WEAPON_TYPES, weaponKind, weaponKinds } from '../../src/index.ts';
import { KindControl, StarsControl } from './common-controls.tsx';
import type { FieldDraft, WeaponDraft } from './drafts.ts';
import { blankField, untouched } from './drafts.ts';
import { FaultLine, NumberControl, SelectControl, TextControl } from './form.tsx';
import { weaponOfKind } from './from-kind.ts';
import { useRange } from './kind-figures.tsx';
import { useNames } from './names.ts';

function FieldForm({
  n,
  draft,
  set,
  remove,
  usual,
}: {
  n: number;
  draft: FieldDraft;
  set(draft: FieldDraft): void;
  remove(): void;
  /** This field on cards of this kind. */
  usual: FieldKind | undefined;
}) {
  const { t } = useTranslation(['duel-cards', 'duel']);
  const name = useNames();
  const range = useRange();
  const path = `$.fields[${n}]`;
  const [, effect, value, resistance] = usual ?? [];
  const known = effect === draft.kind;
  const kind = (next: EffectKind): FieldDraft => {
    const { resistance, ...rest } = draft;
    return isDeferred(next) ? { ...rest, kind: next, resistance } : { ...rest, kind: next };
  };
  return (
    <fieldset className="field-form">
      <legend>{t('form.field', { n: n + 1 })}</legend>
      <SelectControl
        path={`${path}.colour`}
        label={t('form.colour')}
        value={draft.colour}
        ways={COLOURS.map((colour) => [colour, t(`duel:colour.${colour}`)] as const)}
        set={(colour) => set({ ...draft, colour })}
      />
      <SelectControl
        path={`${path}.kind`}
        label={t('form.effect')}
        value={draft.kind}
        ways={EFFECT_KINDS.map((id) => [id, name(id)] as const)}
        set={(next) => set(kind(next))}
      />
      <NumberControl
        path={`${path}.value`}
        label={t('form.value')}
        hint={known && value !== undefined ? range(value) : ''}
        value={draft.value}
        set={(value) => set({ ...draft, value })}
      />
      {isDeferred(draft.kind) ? (
        <NumberControl
          path={`${path}.resistance`}
          label={t('form.resistance')}
          hint={known && resistance !== undefined ? range(resistance) : ''}
          value={draft.resistance}
          set={(resistance) => set({ ...draft, resistance })}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        className="plain"
        aria-label={`${t('form.remove')}: ${t('form.field', { n: n + 1 })}`}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </fieldset>
  );
}

interface Part {
  draft: WeaponDraft;
  set(draft: WeaponDraft): void;
}

/** The draft with what cards of a kind share. */
function filled(draft: WeaponDraft, id: string): WeaponDraft {
  const kind = weaponKind(id);
  return kind === undefined ? { ...draft, kind: id } : weaponOfKind(kind, draft.name);
}

/** Whether another kind may fill the form in anew: nothing is lost by it. */
const asFilled = (draft: WeaponDraft): boolean =>
  untouched(draft) || JSON.stringify(draft) === JSON.stringify(filled(draft, draft.kind));

/** What a weapon's card says outside the fields of its disc. */
function Head({ draft, set }: Part) {
  const { t } = useTranslation(['duel-cards', 'duel']);
  const range = useRange();
  const usual = weaponKind(draft.kind);
  return (
    <div className="form-grid">
      <KindControl
        kinds={weaponKinds}
        value={draft.kind}
        set={(kind) => set(asFilled(draft) ? filled(draft, kind) : { ...draft, kind })}
        fill={() => set(filled(draft, draft.kind))}
      />
      <TextControl path="$.name" label={t('form.code')} value={draft.name} set={(name) => set({ ...draft, name })} />
      <StarsControl value={draft.rarity} set={(rarity) => set({ ...draft, rarity })} />
      <SelectControl
        path="$.type"
        label={t('form.type')}
        value={draft.type}
        ways={WEAPON_TYPES.map((type) => [type, t(`duel:type.${type}`)] as const)}
        set={(type: WeaponType) => set({ ...draft, type })}
      />
      <SelectControl
        path="$.energyCost"
        label={t('form.cost')}
        value={draft.energyCost}
        ways={([0, 1, 2, 3] as const).map((n) => [n, String(n)] as const)}
        set={(energyCost) => set({ ...draft, energyCost })}
      />
      <NumberControl
        path="$.resistance"
        label={t('form.resistance')}
        hint={usual === undefined ? '' : range(usual.resistance)}
        value={draft.resistance}
        set={(resistance) => set({ ...draft, resistance })}
      />
    </div>
  );
}

/** Entering a weapon's disc, field by field. */
export function WeaponForm({ draft, set }: Part) {
  const { t } = useTranslation('duel-cards');
  const usual = weaponKind(draft.kind);
  const fields = (next: FieldDraft[]) => set({ ...draft, fields: next });
  return (
    <>
      <Head draft={draft} set={set} />
      <h3>{t('form.fields')}</h3>
      {draft.fields.map((field, n) => (
        <FieldForm
          key={n}
          n={n}
          draft={field}
          usual={usual?.fields[n]}
          set={(next) => fields(draft.fields.map((old, k) => (k === n ? next : old)))}
          remove={() => fields(draft.fields.filter((_, k) => k !== n))}
        />
      ))}
      <FaultLine path="$.fields" />
      <button type="button" className="second" onClick={() => fields([...draft.fields, blankField()])}>
        + {t('form.addField')}
      </button>
    </>
  );
}
