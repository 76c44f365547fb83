/** What is given for what, drawn: `sheep + pig › cow`. */

/** Whether an action takes one of what the seat has, so that it is good to see how many those are. */
export function hasAmount(verb: string): boolean {
  return ['release', 'swap', 'pay'].includes(verb);
}

/** An exchange in icons; nothing for what is no exchange. */
export function exchange(verb: string, argument: string): string {
  if (verb === 'swap') return `${argument} › cow`;
  if (verb === 'spend') return argument.split('+').join(' + ');
  if (verb !== 'trade') return '';
  const [given = '', taken = ''] = argument.split(':');
  return `${given.split('+').join(' + ')} › ${taken}`;
}
