/** Whether programs that play are checked, or believed that what they play was listed in this very state. */
export let playsChecked = false;

/** For tests and development: from now on `list` and `play` check what they are told, and throw. */
export function checkPlays(checked: boolean): void {
  playsChecked = checked;
}
