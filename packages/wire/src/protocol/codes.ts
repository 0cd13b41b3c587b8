/** What the server refuses, each with its sentence: what, why, and what would help. Rules refuse by codes of their own. */

interface Sentence {
  readonly cs: string;
  readonly en: string;
}

const table = {
  badMessage: {
    cs: 'Server zprávě nerozumí. Pomůže načíst stránku znovu.',
    en: 'The server does not understand the message. Reloading the page helps.',
  },
  otherProtocol: {
    cs: 'Stránka je jiné verze než server. Pomůže načíst ji znovu.',
    en: 'The page is of another version than the server. Reloading it helps.',
  },
  otherRules: {
    cs: 'Pravidla hry mají jinou verzi než server. Pomůže načíst stránku znovu; starou hru lze jen prohlížet.',
    en: 'The rules are of another version than the server’s. Reloading the page helps; an old game can only be viewed.',
  },
  tooFast: {
    cs: 'Příliš mnoho zpráv najednou. Chvíli počkejte a zkuste to znovu.',
    en: 'Too many messages at once. Wait a moment and try again.',
  },
  tooMany: {
    cs: 'Z této adresy běží příliš mnoho her. Některou dohrajte nebo zavřete.',
    en: 'Too many games run from this address. Finish or close one of them.',
  },
  tooMuch: {
    cs: 'Hry z této adresy už na serveru zabírají příliš mnoho místa. Smažte některé dohrané, nebo to zkuste za pár dní.',
    en: 'The games from this address take up too much room on the server. Delete finished ones, or try again in a few days.',
  },
  full: {
    cs: 'Na serveru teď není místo pro další hry. Rozehrané hry pokračují; novou zkuste založit později.',
    en: 'The server has no room for more games now. Games under way go on; try to begin a new one later.',
  },
  noGame: {
    cs: 'Taková hra tu není. Odkaz je neúplný, nebo už byla hra smazána.',
    en: 'There is no such game. The link is incomplete, or the game was deleted.',
  },
  unknownGame: { cs: 'Tuto hru server nezná.', en: 'The server does not know this game.' },
  badSetup: {
    cs: 'S touto sestavou nelze hrát. Opravte ji podle podrobností.',
    en: 'This set-up cannot be played. Mend it as the details say.',
  },
  clash: {
    cs: 'Tato sestava se nesnáší s tím, co už ke stolu přinesl někdo jiný. Vyberte jinou.',
    en: 'This set-up clashes with what somebody has brought to the table already. Choose another one.',
  },
  badPolicy: {
    cs: 'Takto se u stolu pasovat nedá. Opravte nastavení podle podrobností.',
    en: 'The table cannot pass like that. Mend the settings as the details say.',
  },
  notSeen: {
    cs: 'To nevidí všichni u stolu, a tak se na to ukázat nedá. Ukažte na něco, co leží otevřeně.',
    en: 'Not everybody at the table sees that, so it cannot be pointed at. Point at something that lies open.',
  },
  badToken: {
    cs: 'Tento klíč k žádnému místu nepatří. Otevřete odkaz, pod kterým jste seděli, nebo hru sledujte.',
    en: 'This key belongs to no seat. Open the link you sat down by, or watch the game.',
  },
  badInvite: {
    cs: 'Pozvánka neplatí. Požádejte o celý odkaz.',
    en: 'The invitation is not valid. Ask for the whole link.',
  },
  seatTaken: {
    cs: 'Místo už je obsazené. Hru lze sledovat.',
    en: 'The seat is already taken. The game can be watched.',
  },
  notJoined: { cs: 'Nejdřív se připojte ke hře.', en: 'Join the game first.' },
  notSeated: { cs: 'Odpovídat smí jen hráči; vy hru sledujete.', en: 'Only players may answer; you are watching.' },
  stale: {
    cs: 'Mezitím se něco stalo. Podívejte se, jak hra stojí, a odpovězte znovu.',
    en: 'Something has happened meanwhile. Look at the table and answer again.',
  },
  illegal: { cs: 'To pravidla nedovolují.', en: 'The rules do not allow that.' },
  notPlaying: { cs: 'Hra teď neběží.', en: 'The game is not under way.' },
  paused: { cs: 'Hra je přerušená. Navrhněte pokračování.', en: 'The game is paused. Propose to go on.' },
  notNow: { cs: 'To teď nejde: hra je v jiné části.', en: 'That is not possible now: the game is at another point.' },
  badValue: {
    cs: 'Hodnota nesouhlasí s otiskem, ke kterému jste se zavázali.',
    en: 'The value does not fit the hash that you committed to.',
  },
  notAbsent: {
    cs: 'Hráč není dost dlouho pryč. Počkejte, nebo se domluvte.',
    en: 'The player has not been away long enough. Wait, or come to an agreement.',
  },
  proposalOpen: {
    cs: 'Jiný návrh ještě čeká na odpověď.',
    en: 'Another proposal is still waiting for an answer.',
  },
  noProposal: { cs: 'Takový návrh už není.', en: 'There is no such proposal any more.' },
  otherTerms: {
    cs: 'Tato stránka viděla před zahájením něco jiného, než co má server. Náhodu neotevřela; hra takto nezačne.',
    en: 'Before the game this page was shown something else than the server has. It has not opened its value; the game does not begin so.',
  },
  restartedOften: {
    cs: 'Tento hráč už míchání náhody začal znovu dvakrát. Založte hru novou.',
    en: 'This player has begun the mixing of chance anew twice already. Make a new game.',
  },
  notOver: { cs: 'To jde až po skončení hry.', en: 'That is possible after the end of the game.' },
  going: {
    cs: 'Server se restartuje. Hra je uložená; spojení se obnoví samo.',
    en: 'The server restarts. The game is kept; the connection comes back by itself.',
  },
  unavailable: {
    cs: 'Server se teď nedostane ke svým záznamům; nic se neztratilo. Za chvíli to půjde znovu.',
    en: 'The server cannot reach its records just now; nothing is lost. It will work again in a moment.',
  },
  restored: {
    cs: 'Záznamy serveru byly obnoveny ze zálohy. Hra stojí tam, kde stála tehdy; pozdější odpovědi v ní nejsou.',
    en: 'The server’s records were restored from a backup. The game stands where it stood then; later answers are not in it.',
  },
  damaged: {
    cs: 'Záznam této hry je na serveru poškozený, a tak se v ní nedá pokračovat. Ostatních her se to netýká. Správce serveru ji může obnovit ze zálohy.',
    en: 'The server’s record of this game is damaged, so it cannot go on. Other games are not concerned. Whoever runs the server can bring it back from a backup.',
  },
  failed: {
    cs: 'Na serveru se něco pokazilo; nic se nezměnilo. Zkuste to znovu.',
    en: 'Something went wrong on the server; nothing has changed. Try again.',
  },
} as const satisfies Record<string, Sentence>;

export type Code = keyof typeof table;

/** The sentence of each code. */
export const CODES: Readonly<Record<Code, Sentence>> = table;
