import type { IconName } from './icons.data.ts';
import { ICONS } from './icons.data.ts';

/** The page's own drawings, in the same 512 box. */
const OWN = {
  noon: 'M256 150a106 106 0 1 0 0 212a106 106 0 0 0 0-212zM236 20h40v90h-40zM236 402h40v90h-40zM20 236h90v40H20zM402 236h90v40h-90zM75 103l28-28l64 64l-28 28zM345 373l28-28l64 64l-28 28zM75 409l64-64l28 28l-64 64zM345 139l64-64l28 28l-64 64z',
  freed: 'M256 40v160h-70l104 130l104-130h-70V40zM96 300h60v112h232V300h60v172H96z',
  tick: 'M200 430L50 280l56-56l94 94L406 96l56 56z',
  close: 'M110 60L256 206L402 60l50 50l-146 146l146 146l-50 50l-146-146l-146 146l-50-50l146-146L60 110z',
  right: 'M170 60l196 196l-196 196l-50-50l146-146l-146-146z',
  down: 'M60 170l196 196l196-196l-50-50l-146 146l-146-146z',
  star: 'M256 30l68 150l164 18l-122 111l34 161l-144-81l-144 81l34-161L24 198l164-18z',
  scroll: 'M96 60h320v60H96zM96 166h220v50H96zM96 262h320v50H96zM96 358h260v60H96z',
  ask: 'M256 30a226 226 0 1 0 0 452a226 226 0 0 0 0-452zm-26 318h52v52h-52zM166 200a90 90 0 1 1 116 86v40h-52v-80a40 40 0 1 0-14-46z',
  scales:
    'M230 40h52v50l120 20l70 150a80 60 0 0 1-150 0l54-110l-94-16v288h80v50H150v-50h80V134l-94 16l54 110a80 60 0 0 1-150 0l70-150l120-20z',
  rows: 'M50 70h412v90H50zM50 200h190v100H50zM280 200h182v100H280zM50 340h190v100H50zM280 340h182v100H280z',
  keys: 'M40 120h432v272H40zm50 50v50h50v-50zm94 0v50h50v-50zm94 0v50h50v-50zm94 0v50h50v-50zM130 280v54h252v-54z',
  mask: 'M40 90h432v150c0 130-90 210-216 210S40 370 40 240zm80 100a52 40 0 0 0 104 0zm168 0a52 40 0 0 0 104 0z',
  undo: 'M190 70L40 205l150 135v-90h120a75 75 0 0 1 0 150H150v70h160a145 145 0 0 0 0-290H190z',
  person: 'M256 40a100 100 0 1 0 0 200a100 100 0 0 0 0-200zM76 470c0-120 70-200 180-200s180 80 180 200z',
  target:
    'M256 40a216 216 0 1 0 0 432a216 216 0 0 0 0-432zm0 60a156 156 0 1 1 0 312a156 156 0 0 1 0-312zm0 70a86 86 0 1 0 0 172a86 86 0 0 0 0-172z',
} as const;

export type AnyIcon = IconName | keyof typeof OWN;

/** Path of an icon in a box of 512. */
export const iconPath = (name: AnyIcon): string =>
  name in OWN ? OWN[name as keyof typeof OWN] : ICONS[name as IconName];

interface Look {
  readonly size?: string | number;
  readonly className?: string;
}
type Which = { readonly name: AnyIcon; readonly path?: never } | { readonly name?: never; readonly path: string };

/** An icon beside words that say the same, by its name or its path; alone it needs a label from its parent. */
export function Icon({ name, path, size = '1em', className = '' }: Which & Look) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={path ?? iconPath(name)} />
    </svg>
  );
}
