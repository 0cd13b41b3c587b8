/** What is asked, in one sentence. */
import type { Decision } from '@kolbiste/kernel';
import { aimsIn } from '../answered.ts';
import { M_PLAYED, M_USED } from '../cards/timing.ts';
import type { View } from '../view.ts';
import { askedIn } from './asked.ts';
import type { Talk } from './talk.ts';
import { card, name, piece, two } from './talk.ts';

const ASKS: Readonly<Record<string, readonly [cs: string, en: string]>> = {
  'game.privilege': [
    'Necháte si úvodní list, nebo využijete Kardinálské privilegium?',
    'Do you keep the opening hand, or use the Cardinal’s privilege?',
  ],
  'turn.act': ['Co uděláte se svou akcí?', 'What do you do with your action?'],
  'atOnce.act': ['Co uděláte se získanou akcí?', 'What do you do with the action that you got?'],
  'turn.discard': ['Kterou kartu odhodíte?', 'Which card do you discard?'],
  'window.ask': ['Chcete teď něco zahrát?', 'Do you want to play anything now?'],
  'combat.goOn': ['Zaútočíte přesto jiným bojovníkem?', 'Do you attack with another warrior all the same?'],
  'play.which': ['Kterou kartu zrušíte?', 'Which card do you cancel?'],
  'play.ride': ['Je bojovník uvnitř vozidla, nebo vně?', 'Is the warrior inside the vehicle, or outside?'],
  'combat.fighters': ['Kdo zaútočí na koho?', 'Who attacks whom?'],
  'combat.tactic': ['Jakou bitevní taktiku zvolíte?', 'Which battle tactic do you choose?'],
  'combat.zone': ['Budete se bránit z válečné zóny?', 'Do you defend from a warzone?'],
  'weapons.choose': ['Kterou zbraň bojovník použije?', 'Which weapon does the warrior use?'],
  'award.split': ['Kolik bodů bude vítězných?', 'How many of the points are promotion?'],
  'play.place': ['Kam kartu vyložíte?', 'Where do you lay the card?'],
  'play.caster': ['Kdo kouzlo sešle?', 'Who casts the spell?'],
  'strengthen.much': ['Kolikrát kouzlo zesílíte?', 'How many times do you strengthen the spell?'],
  'play.strength': ['Kolikrát efekt zesílíte?', 'How many times do you strengthen the effect?'],
  'pickTarget.target': ['Čeho se to bude týkat?', 'What is it aimed at?'],
  'claim.loser': ['Co bude s vaší osobností?', 'What becomes of your personality?'],
  'act.may': ['Využijete tento efekt?', 'Do you use this effect?'],
  'settle.next': ['Který efekt se vyhodnotí nejdříve?', 'Which effect comes first?'],
  'search.choose': ['Kterou kartu vyhledáte?', 'Which card do you search for?'],
  'summon.choose': ['Kterou kartu vyvoláte?', 'Which card do you summon?'],
  'raise.choose': ['Kterého bojovníka oživíte?', 'Which warrior do you bring back?'],
  'teleport.choose': ['Které vybavení přesunete, a ke komu?', 'Which equipment do you move, and to whom?'],
  'sift.keep': ['Kterou z karet navíc si ponecháte?', 'Which of the further cards do you keep?'],
  'plan.announce': ['Kdo ve vašem příštím kole zaútočí, a na koho?', 'Who attacks in your next turn, and whom?'],
  'plan.tactic': ['Jakou bitevní taktikou to bude?', 'By which battle tactic will it be?'],
  'question.type': ['Po které kartě se ptáte?', 'Which card do you ask for?'],
  'question.more': ['Po které z nich se ptáte?', 'Which of these do you ask for?'],
  'question.answer': ['Odpovíte, zda ji máte v ruce?', 'Do you answer whether it is in your hand?'],
  'gaze.ask': ['Zamícháte svou knihovnu?', 'Do you shuffle your library?'],
  'tuck.choose': ['Kterou kartu přiložíte?', 'Which card do you attach?'],
  'pickHand.choose': ['Kterou kartu z ukázané ruky vyřadíte?', 'Which card of the hand that is shown do you discard?'],
  'choose.choose': ['Kterou možnost zvolíte?', 'Which of the choices do you take?'],
  'auction.bid': ['Kolik bodů osudu nabídnete?', 'How many Destiny points do you bid?'],
  'prove.choose': ['Který úkol byl splněn?', 'Which mission has been fulfilled?'],
  'castOnce.choose': ['Které kouzlo sešle?', 'Which spell is cast?'],
  'rearrange.choose': ['Které vybavení přesunete, nebo vyměníte?', 'Which equipment do you move, or exchange?'],
  'disease.ask': ['Zaplatíte za nemocného bojovníka?', 'Do you pay for the sick warrior?'],
  'ransom.ask': ['Zaplatíte za svého bojovníka?', 'Do you pay for your warrior?'],
  'stay.choose': [
    'Kdo zůstane a bude zraněn? Ostatní jdou do úkrytu.',
    'Who stays and is wounded? The others go into cover.',
  ],
  'some.choose': ['Kterou kartu vyřadíte?', 'Which card do you discard?'],
  'sabotage.by': ['Kdo sabotáž provede?', 'Who carries out the sabotage?'],
};

const OTHER = ['Co zvolíte?', 'What do you choose?'] as const;

/** What may be answered in a window, where one card is the matter; who is sick. */
function about(t: Talk, v: View): string {
  const { moment, subject, sick } = (v.flow.at(-1)?.locals ?? {}) as { [name: string]: number | undefined };
  if (sick !== undefined) return ` ${piece(t, sick)}.`;
  if (subject === undefined) return '';
  if (moment === M_USED)
    return ` ${two(t, 'Odpovídáte na to, co umí', 'You answer what is done by')} ${piece(t, subject)}${target(t, v)}.`;
  if (moment !== M_PLAYED) return '';
  return ` ${two(t, 'Odpovídáte na kartu', 'You answer the card')} ${card(t, subject)}${target(t, v)}.`;
}

/** At whom that is aimed which is answered. */
function target(t: Talk, v: View): string {
  const { pieces, seats } = aimsIn(v);
  const on = [...pieces.map((id) => piece(t, id)), ...seats.map((seat) => name(t, seat))];
  return on.length === 0 ? '' : `, ${two(t, 'cíl', 'aimed at')}: ${on.join(', ')}`;
}

/** Questions about one card, which is named. */
const OF_A_CARD = [
  'play.place',
  'play.caster',
  'play.strength',
  'play.ride',
  'act.may',
  'choose.choose',
  'ransom.ask',
  'stay.choose',
];
function which(t: Talk, v: View): string {
  const { card: id } = (v.flow.at(-1)?.locals ?? {}) as { card?: number };
  return id === undefined || id <= 0 ? '' : ` ${two(t, 'Jde o kartu', 'It is about')} ${card(t, id)}.`;
}

/** What a card that is named is aimed at, and what a warrior casts: undefined where nobody is named. */
function named(t: Talk, v: View, decision: string): string | undefined {
  const { card: id = 0, piece: by = 0 } = (v.flow.at(-1)?.locals ?? {}) as { card?: number; piece?: number };
  if (decision === 'pickTarget.target' && id > 0)
    return two(t, `Čeho se má týkat karta ${card(t, id)}?`, `What is ${card(t, id)} aimed at?`);
  if (decision === 'castOnce.choose' && by > 0)
    return two(t, `Které kouzlo sešle ${piece(t, by)}?`, `Which spell does ${piece(t, by)} cast?`);
  return undefined;
}

/** What is to be outbid, and whose that is. */
function highest(t: Talk, v: View): string {
  const { high = -1, holder = -1 } = (v.flow.at(-1)?.locals ?? {}) as { high?: number; holder?: number };
  return holder < 0
    ? ''
    : ` ${two(t, `Nejvíc nabízí ${name(t, holder)}: ${high} B`, `The highest bid: ${high} D, ${name(t, holder)}`)}.`;
}

/** What was asked about a hand. */
function questioned(t: Talk, v: View): string {
  const { type = 0, more = 0 } = (v.flow.at(-1)?.locals ?? {}) as { type?: number; more?: number };
  return `${two(t, 'Otázka', 'The question')}: ${askedIn(t, type, more)}.`;
}

export function decisionText(t: Talk, v: View, { id }: Decision): string {
  const text = two(t, ...(ASKS[id] ?? OTHER));
  if (id === 'window.ask' || id === 'disease.ask') return `${text}${about(t, v)}`;
  if (id === 'question.answer') return `${text} ${questioned(t, v)}`;
  if (id === 'auction.bid') return `${text}${which(t, v)}${highest(t, v)}`;
  return OF_A_CARD.includes(id) ? `${text}${which(t, v)}` : (named(t, v, id) ?? text);
}
